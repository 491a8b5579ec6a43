import { orderList } from '../../../../src/contract/order'
import { placeOrder, readOrder } from '../../../support/sandbox/placeOrder'
import { accountAddress, accountDetails, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper, setStock } from '../../../support/sandbox/eachTest'

// A Thursday, 13:00 in Brussels.
openEachTest('2026-03-12T12:00:00Z')

const registerAccount = () => register(shopper, { ...accountDetails, ...accountAddress })
const fetchOrders = (query = '') => shopper.call(orderList, 'GET', `/v1/my/orders${query}`)

describe('the progress of an order', () => {
  test('an order goes from paid to delivered, with invoice, tracking and the last day of withdrawal', async () => {
    await registerAccount()
    const { id_order, _links, ...placed } = await placeOrder(shopper, ['1 x 100101'], 1)
    expect(placed).toMatchObject({
      ...{ status: 'paid', tracking: null, withdrawal: null, withdraw_until: null },
      invoice: { number: 'F-2026-00001', date: '2026-03-12' },
      lines: [{ id_order_line: 1, available: 40, withdrawable: 1 }],
    })
    expect(Object.keys(_links)).toEqual(['self', 'order_again', 'withdraw'])
    clock.time = Date.parse('2026-03-17T14:00:00Z')
    const { status, tracking, history } = await readOrder(shopper, id_order)
    expect(status).toBe('sent')
    expect(tracking).toEqual({ code: 'UN202600001BE', href: 'https://tracking.example/parcels/UN202600001BE' })
    expect(history.at(-1)).toEqual({ step: 'delivered', at: null })
    // The session ends after thirty days without a request.
    clock.time = Date.parse('2026-04-10T08:00:00Z')
    expect(await readOrder(shopper, id_order)).toMatchObject({ status: 'delivered', withdraw_until: '2026-04-17' })
    clock.time = Date.parse('2026-04-17T22:00:00Z')
    const late = await readOrder(shopper, id_order)
    expect(late).toMatchObject({ withdraw_until: '2026-04-17', lines: [{ withdrawable: 0 }] })
    expect(Object.keys(late._links)).toEqual(['self', 'order_again'])
  })

  test('an order that is collected in the store has no tracking', async () => {
    await registerAccount()
    const { id_order } = await placeOrder(shopper, ['1 x 100101'])
    clock.time = Date.parse('2026-04-01T12:00:00Z')
    expect(await readOrder(shopper, id_order)).toMatchObject({ status: 'delivered', tracking: null })
  })

  test('the items of an order have the current stock, which is 0 for products that are no longer sold', async () => {
    await registerAccount()
    const { id_order } = await placeOrder(shopper, ['1 x 100101', '1 x 100401'])
    setStock(100101, 3)
    sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1004')
    const { lines } = await readOrder(shopper, id_order)
    expect(lines.map(({ available }) => available)).toEqual([3, 0])
  })
})

describe('the list of orders (GET my_orders)', () => {
  test('the orders are sorted from newest to oldest, with ten on a page', async () => {
    await registerAccount()
    for (let count = 0; count < 12; count += 1) await placeOrder(shopper, ['1 x 100402'])
    const first = await fetchOrders()
    expect(first.total).toBe(12)
    expect(first._embedded.orders.map(({ id_order }) => id_order)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(first._links).toEqual({
      self: { href: '/v1/my/orders?page=1', method: 'GET' },
      next: { href: '/v1/my/orders?page=2', method: 'GET' },
    })
    const second = await shopper.call(orderList, 'GET', first._links['next']?.href ?? '')
    expect(second._embedded.orders.map(({ id_order }) => id_order)).toEqual([2, 1])
    expect(second._links['next']).toBeUndefined()
    expect(second._embedded.orders[1]).toEqual(await readOrder(shopper, 1))
    expect((await fetchOrders('?page=3'))._embedded.orders).toEqual([])
  })

  test('the orders of a guest are listed once the guest has created an account', async () => {
    await shopper.guest()
    const placed = await placeOrder(shopper, ['1 x 100101'])
    await register(shopper)
    expect((await fetchOrders())._embedded.orders).toMatchObject([{ number: placed.number, is_guest: true }])
  })

  test('orders of another guest with the same email address are not listed', async () => {
    const guest = new Shopper(sandbox)
    await guest.guest()
    await placeOrder(guest, ['1 x 100101'])
    await registerAccount()
    expect((await fetchOrders()).total).toBe(0)
  })

  test.each(['0', '-1', '1.5', 'x', '1e3', '9999999'])('the page %s of the list is refused', async (page) => {
    await registerAccount()
    expect(await shopper.invalidField('GET', `/v1/my/orders?page=${page}`)).toBe('page')
  })

  test('an expired session returns a 401 for an order, whether or not the order exists', async () => {
    await registerAccount()
    const { id_order } = await placeOrder(shopper, ['1 x 100101'])
    sandbox.database.run('DELETE FROM session')
    for (const id of [id_order, 999]) {
      expect(await shopper.refused('GET', `/v1/orders/${id}`)).toMatchObject({ type: 'not_logged_in' })
    }
  })
})
