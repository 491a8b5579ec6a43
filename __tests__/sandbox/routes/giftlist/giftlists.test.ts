import { giftlist, giftlistList, type Giftlist } from '../../../../src/contract/giftlist'
import {
  addGiftlistItem,
  giftlistsPath,
  makeGiftlist,
  mies,
  readOwnGiftlist,
} from '../../../support/sandbox/giftlistCalls'
import { addressCalls, home } from '../../../support/sandbox/addressCalls'
import { deleteAccount, openAccount } from '../../../support/sandbox/register'
import { type Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox } from '../../../support/sandbox/eachTest'

let an: Shopper
openEachTest()
beforeEach(async () => {
  an = await openAccount(sandbox)
})

const readNames = async (shopper: Shopper) =>
  (await shopper.call(giftlistList, 'GET', giftlistsPath))._embedded.giftlists.map(({ name }) => name)
const changeList = (list: Giftlist, changes: object, shopper = an) =>
  shopper.call(giftlist, 'PUT', list._links['update']?.href ?? '', changes)
const selectItems = () => sandbox.database.all('SELECT id_giftlist, id_product_attribute FROM giftlist_product')

const addAddress = async (shopper: Shopper) => (await addressCalls(() => shopper).create(home))[0]!.id_address

describe('the gift lists of an account', () => {
  test('a new account has no gift lists, and later lists come first', async () => {
    expect(await an.call(giftlistList, 'GET', giftlistsPath)).toMatchObject({
      _embedded: { giftlists: [] },
      _links: { self: { href: giftlistsPath, method: 'GET' } },
    })
    expect(await makeGiftlist(an)).toMatchObject({ ...mies, listed: false, wished: 0, given: 0 })
    await makeGiftlist(an, { name: 'Huis', name_parents: '', welcome_message: '', gender: null, published: true })
    expect(await readNames(an)).toEqual(['Huis', 'Mies'])
  })

  test('sending a list twice creates it once, even when the customer already has the maximum number of lists', async () => {
    const once = await makeGiftlist(an, { gender: null })
    expect(await makeGiftlist(an, { name: ' Mies ', gender: null })).toEqual(once)
    for (let number = 2; number <= 20; number += 1) await makeGiftlist(an, { name: `Lijst ${number}` })
    const refusal = await an.refused('POST', giftlistsPath, { ...mies, name: 'Eén te veel' })
    expect(refusal).toMatchObject({ type: 'giftlist_full', data: { maximum: 20 } })
    expect(await makeGiftlist(an, { gender: null })).toEqual(once)
    expect(await readNames(an)).toHaveLength(20)
  })

  test('every list has a random code, which stays the same when the list changes', async () => {
    const lists = []
    for (let number = 1; number <= 20; number += 1) lists.push(await makeGiftlist(an, { name: `Lijst ${number}` }))
    const codes = lists.map(({ code }) => code ?? '')
    expect(new Set(codes).size).toBe(20)
    for (const code of codes) expect(code).toMatch(/^(?!\d+$)[2-9A-HJKMNP-TV-Z]{8}$/)
    expect(new Set(codes.map((code) => code.charAt(0))).size).toBeGreaterThan(1)
    const [first] = lists
    expect(await changeList(first!, { name: 'Anders', published: true })).toMatchObject({ code: first!.code })
  })

  test.each([
    ['a missing name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
    ['names of parents that are too long', { name_parents: 'x'.repeat(101) }, 'name_parents'],
    ['a welcome message that is too long', { welcome_message: 'x'.repeat(2001) }, 'welcome_message'],
    ['an unknown gender', { gender: 4 }, 'gender'],
    ['no value for published', { published: undefined }, 'published'],
  ])('a gift list is refused with %s', async (_what, wrong, field) => {
    expect(await an.invalidField('POST', giftlistsPath, { ...mies, ...wrong })).toBe(field)
    expect(await readNames(an)).toEqual([])
  })

  test('hostile texts are stored as text, without invisible characters', async () => {
    const markup = '<script>alert(1)</script> & "Mies" \'); DROP TABLE giftlist; --'
    const list = await makeGiftlist(an, {
      name: `${markup}\u202e\u0000`,
      name_parents: 'An\r\nen\u200b Bo',
      welcome_message: 'Dag\r\nallemaal\u2066\n=HYPERLINK("x")',
    })
    expect(list).toMatchObject({
      name: markup,
      name_parents: 'An en Bo',
      welcome_message: 'Dag\nallemaal\n=HYPERLINK("x")',
    })
  })
})

describe('changing a gift list', () => {
  test('a change sets the given fields and leaves the others', async () => {
    const id_address_delivery = await addAddress(an)
    const list = await makeGiftlist(an)
    const changes = { listed: true, event_date: '2027-04-06', hidden_until: '2027-04-07', id_address_delivery }
    const changed = await changeList(list, changes)
    expect(changed).toEqual({ ...list, ...changes, given: null, credit: null })
    const published = { name: 'Mies B', published: true }
    expect(await changeList(list, published)).toEqual({ ...changed, ...published })
    const emptied = { event_date: null, hidden_until: null, id_address_delivery: null }
    expect(await changeList(list, emptied)).toMatchObject({ ...emptied, ...published, given: 0 })
    expect((await readOwnGiftlist(an, list.id_giftlist)).giftlist).toMatchObject({ name: 'Mies B', listed: true })
  })

  test.each([
    ['an empty name', { name: '' }, 'name'],
    ['no name', { name: null }, 'name'],
    ['a day that is not in the calendar', { event_date: '2027-02-30' }, 'event_date'],
    ['a moment instead of a day', { hidden_until: '2027-02-20T10:00:00Z' }, 'hidden_until'],
    ['an unknown address', { id_address_delivery: 999 }, 'id_address_delivery'],
    ['a text instead of a boolean', { published: 'yes' }, 'published'],
  ])('a change to %s is refused and changes nothing', async (_what, wrong, field) => {
    const list = await makeGiftlist(an)
    expect(await an.invalidField('PUT', list._links['update']!.href, { listed: true, ...wrong })).toBe(field)
    expect((await readOwnGiftlist(an, list.id_giftlist)).giftlist).toEqual(list)
  })

  test('gifts cannot be sent to the address of another customer', async () => {
    const id_address_delivery = await addAddress(await openAccount(sandbox, 'Bo'))
    const list = await makeGiftlist(an)
    const field = await an.invalidField('PUT', list._links['update']!.href, { id_address_delivery })
    expect(field).toBe('id_address_delivery')
  })

  test('the id of a deleted list is not used again', async () => {
    const { id_giftlist } = await makeGiftlist(an)
    await an.send('DELETE', `${giftlistsPath}/${id_giftlist}`)
    expect((await makeGiftlist(an, { name: 'Later' })).id_giftlist).toBe(id_giftlist + 1)
  })

  test('a list without gifts is deleted with its items, and the response contains the remaining lists', async () => {
    const list = await makeGiftlist(an)
    await makeGiftlist(an, { name: 'Huis' })
    await addGiftlistItem(an, list.id_giftlist)
    const { href, method } = list._links['delete']!
    expect(method).toBe('DELETE')
    const { _embedded } = await an.call(giftlistList, 'DELETE', href)
    expect(_embedded.giftlists.map(({ name }) => name)).toEqual(['Huis'])
    expect(selectItems()).toEqual([])
    expect(await an.refused('DELETE', href)).toMatchObject({ type: 'not_found' })
  })
})

const ownerCalls = [
  ['POST', '/1001/100101', undefined],
  ['GET', '', undefined],
  ['PUT', '', { name: 'Van mij' }],
  ['DELETE', '', undefined],
  ['PUT', '/1', { quantity: 2, priority: 1 }],
  ['DELETE', '/1', undefined],
  ['PUT', '/1/received', { received: 1 }],
  ['GET', '/gifts', undefined],
  ['PUT', '/gifts/1000000', { thanked: true }],
] as const

describe('the owner of a gift list', () => {
  test.each(ownerCalls)('%s …%s reports the list of another customer as unknown', async (method, path, body) => {
    const { id_giftlist } = await makeGiftlist(an, { published: true })
    await addGiftlistItem(an, id_giftlist)
    const before = await readOwnGiftlist(an, id_giftlist)
    const bo = await openAccount(sandbox, 'Bo')
    const unknown = await bo.refused(method, `${giftlistsPath}/99999${path}`, body)
    expect(unknown).toMatchObject({ type: 'not_found' })
    expect(await bo.refused(method, `${giftlistsPath}/${id_giftlist}${path}`, body)).toEqual(unknown)
    expect(await readNames(bo)).toEqual([])
    expect(await readOwnGiftlist(an, id_giftlist)).toEqual(before)
  })

  test('an item is not found by a link to another list of its owner', async () => {
    const { id_giftlist } = await makeGiftlist(an)
    const { id_giftlist_product } = await addGiftlistItem(an, id_giftlist)
    const other = await makeGiftlist(an, { name: 'Huis' })
    const path = `${giftlistsPath}/${other.id_giftlist}/${id_giftlist_product}`
    expect(await an.refused('DELETE', path)).toMatchObject({ status: 404 })
    expect(await an.refused('PUT', path, { quantity: 2, priority: 1 })).toMatchObject({ status: 404 })
    expect(selectItems()).toHaveLength(1)
  })

  test('two customers can have equal lists', async () => {
    const own = await makeGiftlist(an)
    expect((await makeGiftlist(await openAccount(sandbox, 'Bo'))).id_giftlist).not.toBe(own.id_giftlist)
  })
})

test('deleting an account deletes its gift lists', async () => {
  const list = await makeGiftlist(an)
  await changeList(list, { id_address_delivery: await addAddress(an), event_date: '2027-04-06' })
  await addGiftlistItem(an, list.id_giftlist)
  await makeGiftlist(await openAccount(sandbox, 'Bo'), { name: 'Van Bo' })
  await deleteAccount(an)
  expect(sandbox.database.all('SELECT name FROM giftlist')).toEqual([{ name: 'Van Bo' }])
  expect(selectItems()).toEqual([])
})
