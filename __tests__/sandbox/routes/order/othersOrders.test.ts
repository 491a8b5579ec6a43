import { orderList, type Order } from '../../../../src/contract/order'
import { placeOrder, readOrder } from '../../../support/sandbox/placeOrder'
import { accountAddress, accountDetails, register } from '../../../support/sandbox/register'
import { guestDetails, Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper as an } from '../../../support/sandbox/eachTest'

let jo: Shopper
let placed: Order
openEachTest()
beforeEach(async () => {
  jo = new Shopper(sandbox)
  await register(an, { ...accountDetails, ...accountAddress })
  placed = await placeOrder(an, ['2 x 100101'])
})

const joAccount = { ...accountDetails, ...accountAddress, email: 'jo@example.be' }
const joGuest = { ...guestDetails, account: { ...guestDetails.account, email: 'jo@example.be' } }
const withdrawal = { lines: [{ id_order_line: 1, quantity: 1 }], reason: '' }
const unknownLine = { lines: [{ id_order_line: 99, quantity: 1 }], reason: '' }

const unknown = { type: 'not_found', data: null }

/** Users with their own valid tokens, and the error they get if it is not `unknown`. */
const strangers: [string, () => Promise<unknown>, object?][] = [
  ['nobody', async () => {}],
  ['a guest', () => jo.guest(joGuest)],
  ['a guest with the same email address', () => jo.guest()],
  ['another customer', () => register(jo, joAccount)],
  [
    'another customer with an order',
    async () => {
      await register(jo, joAccount)
      await placeOrder(jo, ['1 x 100402'])
    },
  ],
  [
    'the customer with the token of the cart in place of the session',
    async () => void (jo.headers['CustomerToken'] = an.headers['CartToken'] ?? ''),
    { status: 401, type: 'not_logged_in' },
  ],
  [
    'a guest with the key of another order',
    async () => {
      const guest = new Shopper(sandbox)
      await guest.guest(joGuest)
      const { number } = await placeOrder(guest, ['1 x 100402'])
      const answer = await jo.send('POST', '/v1/orders/search', { number, email: 'jo@example.be' })
      ownKey = ((await answer.json()) as Order).order_key
    },
  ],
]
let ownKey: string | undefined

describe.each(strangers)('the order of another customer, requested by %s', (_, prepare, refusal = unknown) => {
  test('the order can be neither read, withdrawn nor repeated, nor its payment be read, and the error is the same as for an unknown order', async () => {
    ownKey = undefined
    await prepare()
    const before = await readOrder(an, placed.id_order)
    const key = ownKey === undefined ? {} : { order_key: ownKey }
    const ask = (id: number) =>
      Promise.all([
        jo.refused('GET', `/v1/orders/${id}`),
        jo.refused('POST', `/v1/orders/${id}/again`, key),
        jo.refused('POST', `/v1/orders/${id}/withdrawals?after=0`, { ...withdrawal, ...key }),
        jo.refused('POST', `/v1/orders/${id}/withdrawals?after=0`, { ...unknownLine, ...key }),
      ])
    const answers = await ask(placed.id_order)
    for (const answer of answers) expect(answer).toMatchObject(refusal)
    expect(await jo.refused('GET', '/v1/checkout/status/1')).toMatchObject(unknown)
    expect(await ask(4711)).toEqual(answers)
    expect(await readOrder(an, placed.id_order)).toEqual(before)
    expect(sandbox.database.all('SELECT id_cart FROM cart WHERE closed = 0')).toEqual([])
  })
})

test('the list of a customer contains no orders of others', async () => {
  await register(jo, joAccount)
  const own = await placeOrder(jo, ['1 x 100402'])
  const list = await jo.call(orderList, 'GET', '/v1/my/orders')
  expect([list.total, list._embedded.orders.map(({ number }) => number)]).toEqual([1, [own.number]])
})

test.each(['0', '-1', '1.0', '01', '1e0', 'abc', '%31%20', '9999999999999999'])(
  'the order id %s returns a 404',
  async (id) => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/again'],
      ['POST', '/withdrawals'],
    ] as const) {
      const body = method === 'POST' ? withdrawal : undefined
      expect(await an.refused(method, `/v1/orders/${id}${path}`, body)).toMatchObject({ type: 'not_found' })
    }
  },
)
