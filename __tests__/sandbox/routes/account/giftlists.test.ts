import { customerData, done } from '../../../../src/contract/account'
import { giftlist, giftlistItem, giftlistList } from '../../../../src/contract/giftlist'
import type { Sandbox } from '../../../../src/sandbox/openSandbox'
import { accountDetails, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'

let sandbox: Sandbox
let an: Shopper
beforeEach(async () => {
  sandbox = openSeededSandbox({ passwordCost: 16 })
  an = new Shopper(sandbox)
  await register(an)
})
afterEach(() => sandbox.close())

const address = '/v1/my/giftlists'
const mies = { name: 'Mies', name_parents: 'An en Bo', welcome_message: 'Dag', gender: 2, published: false }
const make = (shopper: Shopper, details: object = mies) => shopper.call(giftlist, 'POST', address, details)
const add = (shopper: Shopper, list: number, variant = '1001/100101') =>
  shopper.call(giftlistItem, 'POST', `${address}/${list}/${variant}`)
const lists = async (shopper: Shopper) =>
  (await shopper.call(giftlistList, 'GET', address))._embedded.giftlists.map(({ name }) => name)
const items = () => sandbox.database.all('SELECT id_giftlist, id_product_attribute, quantity FROM giftlist_product')

async function bo() {
  const shopper = new Shopper(sandbox)
  await register(shopper, { ...accountDetails, email: 'bo@example.be', firstname: 'Bo' })
  return shopper
}

describe('the gift lists of an account', () => {
  test('a new account has no gift lists, and later lists come first', async () => {
    expect(await an.call(giftlistList, 'GET', address)).toMatchObject({
      _embedded: { giftlists: [] },
      _links: { create: { href: address, method: 'POST' } },
    })
    expect(await make(an)).toMatchObject(mies)
    await make(an, { ...mies, name: 'Huis', name_parents: '', welcome_message: '', gender: null, published: true })
    expect(await lists(an)).toEqual(['Huis', 'Mies'])
  })

  test('sending a list twice creates it once', async () => {
    const once = await make(an, { ...mies, gender: null })
    expect(await make(an, { ...mies, name: ' Mies ', gender: null })).toEqual(once)
    expect(await lists(an)).toEqual(['Mies'])
  })

  test.each([
    ['a missing name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
    ['an unknown gender', { gender: 4 }, 'gender'],
    ['no value for published', { published: undefined }, 'published'],
  ])('a gift list is refused with %s', async (_what, change, field) => {
    expect(await an.refused('POST', address, { ...mies, ...change })).toMatchObject({ status: 422, data: { field } })
    expect(await lists(an)).toEqual([])
  })
})

describe('a variant on a gift list', () => {
  test('a variant is added once, at the end of the list, however often it is sent', async () => {
    const { id_giftlist } = await make(an)
    const first = await add(an, id_giftlist)
    expect(first).toMatchObject({ id_giftlist, quantity: 1, priority: 1 })
    expect(await add(an, id_giftlist, '1003/100301')).toMatchObject({ quantity: 1, priority: 2 })
    sandbox.database.run('UPDATE giftlist_product SET quantity = 3 WHERE id_product_attribute = 100101')
    expect(await add(an, id_giftlist)).toEqual({ ...first, quantity: 3 })
    expect(items()).toHaveLength(2)
  })

  test('a sold-out variant can be added', async () => {
    const { id_giftlist } = await make(an)
    sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product_attribute = 100101')
    expect(await add(an, id_giftlist)).toMatchObject({ quantity: 1 })
  })

  test.each(['1001/999999', '1003/100101', '1001/x', 'x/100101', '9999/100101'])(
    'adding the unknown variant %s returns a 404',
    async (variant) => {
      const { id_giftlist } = await make(an)
      expect(await an.refused('POST', `${address}/${id_giftlist}/${variant}`)).toMatchObject({
        status: 404,
        type: 'not_found',
      })
      expect(items()).toEqual([])
    },
  )

  test('adding a product that is no longer sold returns 410 product_gone', async () => {
    const { id_giftlist } = await make(an)
    sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1001')
    expect(await an.refused('POST', `${address}/${id_giftlist}/1001/100101`)).toMatchObject({
      status: 410,
      type: 'product_gone',
    })
  })
})

describe('the owner of a gift list', () => {
  test('the list of another customer is reported as unknown, whether or not it is published', async () => {
    const hidden = await make(an)
    const shown = await make(an, { ...mies, published: true })
    const other = await bo()
    const unknown = await other.refused('POST', `${address}/99999/1001/100101`)
    expect(unknown).toMatchObject({ status: 404, type: 'not_found' })
    for (const { id_giftlist } of [hidden, shown]) {
      expect(await other.refused('POST', `${address}/${id_giftlist}/1001/100101`)).toEqual(unknown)
      // An unknown variant gives the same error, so the error reveals nothing about the list.
      expect(await other.refused('POST', `${address}/${id_giftlist}/1001/999999`)).toEqual(unknown)
    }
    expect(await lists(other)).toEqual([])
    expect(items()).toEqual([])
  })

  test('two customers can have equal lists', async () => {
    const own = await make(an)
    expect((await make(await bo())).id_giftlist).not.toBe(own.id_giftlist)
  })

  test.each([
    ['GET', address, undefined],
    ['POST', address, mies],
    ['POST', `${address}/1/1001/100101`, undefined],
  ] as const)('%s %s requires an account', async (method, path, body) => {
    await make(an)
    expect(await new Shopper(sandbox).refused(method, path, body)).toMatchObject({ status: 401, type: 'not_logged_in' })
    const guest = new Shopper(sandbox)
    await guest.guest()
    expect(await guest.refused(method, path, body)).toMatchObject({ status: 403, type: 'account_needed' })
  })
})

test('the data of a customer contain only the customer’s own gift lists', async () => {
  const { id_giftlist } = await make(an)
  await add(an, id_giftlist)
  expect(await an.call(customerData, 'GET', '/v1/me/data')).toMatchObject({
    giftlists: [{ ...mies, id_giftlist, items: [{ id_product_attribute: 100101, quantity: 1 }] }],
  })
  expect(await (await bo()).call(customerData, 'GET', '/v1/me/data')).toMatchObject({ giftlists: [] })
})

test('deleting an account deletes its gift lists', async () => {
  const { id_giftlist } = await make(an)
  await add(an, id_giftlist)
  const other = await bo()
  await make(other, { ...mies, name: 'Van Bo' })
  await an.call(done, 'POST', '/v1/me/deletion', { password: accountDetails.password })
  expect(sandbox.database.all('SELECT name FROM giftlist')).toEqual([{ name: 'Van Bo' }])
  expect(items()).toEqual([])
})
