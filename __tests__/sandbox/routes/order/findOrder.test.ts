import { order, orderAgainAnswer, type Order } from '../../../../src/contract/order'
import { placeOrder, readOrder } from '../../../support/sandbox/placeOrder'
import { accountAddress, accountDetails, register } from '../../../support/sandbox/register'
import { guestDetails, Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper as guest } from '../../../support/sandbox/eachTest'

let placed: Order
/** A visitor on another computer. */
let elsewhere: Shopper
openEachTest('2026-03-12T12:00:00Z')
beforeEach(async () => {
  elsewhere = new Shopper(sandbox)
  await guest.guest()
  placed = await placeOrder(guest, ['2 x 100101'])
})

const email = guestDetails.account.email
const buildSearch = () => ({ number: placed.number, email })
const findOrder = (wanted: object = buildSearch()) => elsewhere.call(order, 'POST', '/v1/orders/search', wanted)
const refuseSearch = (wanted: object) => elsewhere.refused('POST', '/v1/orders/search', wanted)
const notFound = { type: 'not_found', data: null }
const findHref = ({ _links }: Order, name: string) => _links[name]?.href ?? ''
const oneItem = { lines: [{ id_order_line: 1, quantity: 1 }], reason: '' }

test('an order is found by number and email address, with a key and without a link to itself', async () => {
  const { order_key, _links, ...found } = await findOrder()
  const { _links: links, ...own } = await readOrder(guest, placed.id_order)
  expect(found).toEqual(own)
  expect(order_key).toMatch(/^[\w-]{43}$/)
  expect(_links).toEqual({ order_again: links['order_again'], withdraw: links['withdraw'] })
  expect(own).not.toHaveProperty('order_key')
})

test.each([
  [' un-2026-00001 ', 'AN@example.be'],
  ['UN-2026- 00001', ` ${email} `],
])('the lookup accepts the number %j with the email address %j', async (number, typed) => {
  expect((await findOrder({ number, email: typed })).number).toBe(placed.number)
})

test('a wrong number, a wrong email address and the order of an account return the same 404', async () => {
  const account = new Shopper(sandbox)
  await register(account, { ...accountDetails, ...accountAddress, email: 'jo@example.be' })
  const accountOrder = await placeOrder(account, ['1 x 100101'])
  const answers = [
    await refuseSearch({ ...buildSearch(), email: 'piet@example.be' }),
    await refuseSearch({ ...buildSearch(), number: 'UN-2026-00099' }),
    await refuseSearch({ number: accountOrder.number, email: 'jo@example.be' }),
    await refuseSearch({ number: accountOrder.number, email }),
  ]
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject(notFound)
})

test('the order of a guest who has since created an account is not found', async () => {
  await register(guest)
  expect(await refuseSearch(buildSearch())).toMatchObject(notFound)
})

describe('limits on guessing an order', () => {
  test('after five guesses for one email address the next lookup has to wait', async () => {
    for (let guess = 1; guess <= 5; guess += 1) {
      expect(await refuseSearch({ number: `UN-2026-0009${guess}`, email })).toMatchObject(notFound)
    }
    expect(await refuseSearch(buildSearch())).toMatchObject({
      type: 'too_many_attempts',
      data: { retry_after: 15 * 60 },
    })
    clock.time += 15 * 60_000
    await findOrder()
  })

  test.each(['UN-2026-00001', 'UN-2026-00077'])(
    'after five guesses for the number %s the next lookup has to wait',
    async (number) => {
      for (let guess = 1; guess <= 5; guess += 1) {
        expect(await refuseSearch({ number, email: `gok${guess}@example.be` })).toMatchObject(notFound)
      }
      expect(await refuseSearch({ number: number.toLowerCase(), email })).toMatchObject({ status: 429 })
    },
  )

  test('a successful lookup resets the count of guesses', async () => {
    for (let guess = 1; guess <= 4; guess += 1) await refuseSearch({ number: `UN-2026-0009${guess}`, email })
    for (let look = 1; look <= 6; look += 1) await findOrder()
  })
})

describe('the key of an order that was found', () => {
  test('the key allows ordering again, in a cart without a customer, and withdrawing, whose response contains it', async () => {
    const found = await findOrder()
    const { order_key } = found
    const { cart, missing } = await elsewhere.call(orderAgainAnswer, 'POST', findHref(found, 'order_again'), {
      order_key,
    })
    expect([cart.items.length, missing]).toEqual([1, []])
    elsewhere.headers['CartToken'] = cart.token
    expect((await elsewhere.cart())?.id_address_delivery).toBeNull()
    expect((await elsewhere.checkout()).addresses).toEqual([])
    const after = await elsewhere.call(order, 'POST', findHref(found, 'withdraw'), { ...oneItem, order_key })
    expect(after).toMatchObject({ order_key, withdrawal: { lines: oneItem.lines } })
    expect(Object.keys(after._links)).toEqual(['order_again', 'withdraw'])
    expect((await readOrder(guest, placed.id_order)).withdrawal).toEqual(after.withdrawal)
  })

  test('the key is not accepted as a session, and a session is not accepted as a key', async () => {
    const { order_key } = await findOrder()
    elsewhere.headers['CustomerToken'] = order_key ?? ''
    for (const path of [`/v1/orders/${placed.id_order}`, '/v1/me']) await elsewhere.refused('GET', path)
    const session = guest.headers['CustomerToken']
    delete elsewhere.headers['CustomerToken']
    expect(
      await elsewhere.refused('POST', findHref(placed, 'withdraw'), { ...oneItem, order_key: session }),
    ).toMatchObject(notFound)
  })

  test('the key is not accepted for another order, even of the same guest', async () => {
    const { order_key } = await findOrder()
    const other = await placeOrder(guest, ['1 x 100402'])
    for (const name of ['order_again', 'withdraw']) {
      expect(await elsewhere.refused('POST', findHref(other, name), { ...oneItem, order_key })).toMatchObject(notFound)
    }
  })

  test('the key is valid for an hour, and only its hash is stored', async () => {
    const found = await findOrder()
    const { order_key } = found
    expect(sandbox.database.column('SELECT token_hash FROM order_key')).not.toContain(order_key)
    clock.time += 60 * 60_000
    const { withdraw, order_again } = found._links
    await elsewhere.call(orderAgainAnswer, 'POST', order_again?.href ?? '', { order_key })
    clock.time += 1
    for (const link of [withdraw, order_again]) {
      expect(await elsewhere.refused('POST', link?.href ?? '', { ...oneItem, order_key })).toMatchObject(notFound)
    }
    await findOrder()
    expect(sandbox.database.all('SELECT * FROM order_key')).toHaveLength(1)
  })
})

test.each([
  [{ number: '', email }, 'number'],
  [{ number: 'x'.repeat(41), email }, 'number'],
  [{ number: 'UN-2026-00001', email: 'an' }, 'email'],
])('the lookup %j is refused at the field %s', async (wanted, field) => {
  expect(await refuseSearch(wanted)).toMatchObject({ type: 'invalid', data: { field } })
})
