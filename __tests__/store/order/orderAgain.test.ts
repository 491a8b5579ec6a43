import { HttpResponse } from 'msw'
import { fetchFoundOrder, loadOrder } from '../../../src/store/order/orderApi'
import type { Order } from '../../../src/contract/order'
import { fetchEndpoints } from '../../../src/store/http/links'
import { putInCart } from '../../../src/store/cart/addToCart'
import { orderAgain } from '../../../src/store/order/orderApi'
import { removeItem } from '../../../src/store/cart/cartThunks'
import { loggedOut } from '../../../src/store/sharedActions'
import type { AppStore } from '../../../src/store/AppThunk'
import { startBrowser } from '../../support/store/startBrowser'
import { placeOrder } from '../../support/sandbox/placeOrder'
import { accountAddress, accountDetails, register } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { chair, connectTo, openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()
const path = '/v1/orders/:id/again'

/** Places an order of two chairs and three other chairs for a customer, who is logged in with an empty cart. */
async function customer() {
  const shopper = new Shopper(server.sandbox)
  await register(shopper, { ...accountDetails, ...accountAddress })
  const order = await placeOrder(shopper, ['2 x 100101', '3 x 100402'])
  window.localStorage.setItem('upnorth.session', shopper.headers['CustomerToken'] ?? '')
  return { order, shopper }
}
async function opened() {
  const { order, shopper } = await customer()
  const store = await openTestStore()
  server.requests.length = 0
  return { store, order, shopper }
}
const listLines = ({ getState }: AppStore) =>
  getState().cart.cart?.items.map(({ id_product_attribute, quantity }) => [id_product_attribute, quantity])
const all = [
  [100101, 2],
  [100402, 3],
]
const openCarts = () => server.sandbox.database.all('SELECT id_cart FROM cart WHERE closed = 0').length
const setStock = (id: number, stock: number) =>
  server.sandbox.database.run('UPDATE combination SET stock = ? WHERE id_product_attribute = ?', stock, id)

test('ordering again fills the cart, which is busy until the response and stores its token', async () => {
  const { store, order } = await opened()
  const pressed = store.dispatch(orderAgain(order))
  expect(store.getState().cart.pending).toBe(1)
  expect(await pressed).toMatchObject({ ok: true, answer: { missing: [] } })
  expect(listLines(store)).toEqual(all)
  expect(store.getState().cart).toMatchObject({ pending: 0, difference: null })
  expect(window.localStorage.getItem('upnorth.cart')).toBe(store.getState().cart.token)
})

test('the outcome lists the quantities that are out of stock', async () => {
  const { store, order } = await opened()
  setStock(100402, 1)
  expect(await store.dispatch(orderAgain(order))).toMatchObject({
    ok: true,
    answer: { missing: [{ id_order_line: 2, quantity: 2 }] },
  })
})

test('ordering again returns an error and leaves the cart unchanged when no item is available', async () => {
  const { store, order } = await opened()
  await store.dispatch(putInCart({ id_product: 1057, id_product_attribute: 105701 }))
  setStock(100101, 0)
  setStock(100402, 0)
  expect(await store.dispatch(orderAgain(order))).toMatchObject({
    ok: false,
    error: { status: 409, type: 'out_of_stock', data: { stock: 0 } },
  })
  expect(listLines(store)).toEqual([[105701, 1]])
})

test('two clicks add the order once', async () => {
  const { store, order } = await opened()
  const outcomes = await Promise.all([store.dispatch(orderAgain(order)), store.dispatch(orderAgain(order))])
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
  expect([listLines(store), openCarts()]).toEqual([all, 1])
})

test.each([
  ['no connection', () => HttpResponse.error()],
  ['a server error', () => new HttpResponse(null, { status: 502 })],
  ['an answer without a cart', () => HttpResponse.json({ cart: null, missing: [] })],
  ['no answer', () => new HttpResponse(null, { status: 204 })],
])('after a lost response (%s) the cart has the items of the order, and a retry adds nothing', async (_, lost) => {
  const { store, order } = await opened()
  server.overrideAnswer('post', path, async ({ request }) => {
    await server.shop(request)
    return lost()
  })
  expect(await store.dispatch(orderAgain(order))).toMatchObject({ ok: false })
  expect(listLines(store)).toEqual(all)
  server.restoreCalls()
  expect(await store.dispatch(orderAgain(order))).toMatchObject({ ok: true, answer: { missing: [] } })
  expect([listLines(store), openCarts()]).toEqual([all, 1])
})

test('ordering again is queued between earlier and later changes', async () => {
  const { store, order } = await opened()
  await store.dispatch(putInCart({ ...chair }))
  const id = store.getState().cart.cart?.items[0]?.id ?? 0
  await Promise.all([store.dispatch(orderAgain(order)), store.dispatch(removeItem(id))])
  expect(listLines(store)).toEqual([[100402, 3]])
  server.requests.length = 0
  await Promise.all([store.dispatch(putInCart({ ...chair })), store.dispatch(orderAgain(order))])
  expect(server.asked()).toEqual(['POST /web/v1/cart/items', `POST /web/v1/orders/${order.id_order}/again`])
  expect(listLines(store)).toEqual([
    [100402, 3],
    [100101, 2],
  ])
})

test('a response that arrives after a logout is dropped', async () => {
  const { store, order } = await opened()
  const { asked, answer } = server.holdAnswer('post', path)
  const pressed = store.dispatch(orderAgain(order))
  await asked
  store.dispatch(loggedOut())
  answer()
  await pressed
  expect(store.getState().cart).toMatchObject({ cart: null, token: null, pending: 0 })
})

test('a 401 ends the session', async () => {
  const { store, order } = await opened()
  server.failCall('post', path, 401, { type: 'not_logged_in' })
  expect(await store.dispatch(orderAgain(order))).toMatchObject({ ok: false, error: { status: 401 } })
  expect(store.getState().session).toMatchObject({ status: 'loggedOut', customer: null })
})

describe('ordering again in two tabs', () => {
  const { openStartedTab } = startBrowser()

  test('clicks in two tabs fill one cart with the order once, and both tabs show it', async () => {
    const { order } = await customer()
    const tabs = [await openStartedTab(), await openStartedTab()]
    for (const { store } of tabs) expect(await store.dispatch(orderAgain(order))).toMatchObject({ ok: true })
    for (const { store } of tabs) expect(listLines(store)).toEqual(all)
    expect(openCarts()).toBe(1)
  })
})

test('an order found by its number can be ordered again without a session', async () => {
  const shopper = new Shopper(server.sandbox)
  await shopper.guest()
  const own = await placeOrder(shopper, ['2 x 100101'])
  const client = connectTo(1)(() => ({ cart: null, session: null }))
  const store = await openTestStore()
  const links = await store.dispatch(fetchEndpoints())
  const found: Order = await fetchFoundOrder(client, links, { number: own.number, email: own.email })
  expect(await store.dispatch(orderAgain(found))).toMatchObject({ ok: true, answer: { missing: [] } })
  expect(listLines(store)).toEqual([[100101, 2]])
  expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(found.order_key)
  expect(server.asked().join()).not.toContain(found.order_key)
  await expect(loadOrder(client, found.id_order)).rejects.toMatchObject({ status: 404 })
})
