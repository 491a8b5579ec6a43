import { HttpResponse } from 'msw'
import { putInCart } from '../../../src/store/cart/addToCart'
import { selectCartCount } from '../../../src/store/cart/cartSlice'
import { removeItem, updateItem } from '../../../src/store/cart/cartThunks'
import { addVoucher, removeVoucher } from '../../../src/store/cart/voucherThunks'
import {
  chooseAddresses,
  chooseCarrier,
  chooseCountry,
  chooseGiftWrapping,
} from '../../../src/store/checkout/checkoutThunks'
import { choosePayment } from '../../../src/store/checkout/checkoutAndPayment'
import type { AppStore } from '../../../src/store/AppThunk'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openGuestAtPayment } from '../../support/store/storeWithChair'
import { chair, otherChair } from '../../support/store/testStore'

const server = startSandboxServer()
const stored = () => ['upnorth.session', 'upnorth.cart'].flatMap((key) => window.localStorage.getItem(key) ?? [])

/** Creates a guest whose cart and checkout allow every change in the table, and clears the recorded requests. */
async function guest() {
  const store = await openGuestAtPayment()
  await store.dispatch(addVoucher('WELKOM10'))
  server.requests.length = 0
  return store
}
const readItemId = ({ getState }: AppStore) => getState().cart.cart?.items[0]?.id ?? 0
const readVoucher = ({ getState }: AppStore) => getState().cart.cart?.vouchers[0]?.id_cart_rule ?? 0
const readInvoiceAddress = ({ getState }: AppStore) => getState().cart.cart?.id_address_invoice ?? 0

/** SPEC §4: "every mutation (add, update, remove, voucher, country, carrier, gift wrapping, payment)". */
const mutations: [name: string, call: string, change: (store: AppStore) => Promise<unknown>][] = [
  ['add', 'post /items', (store) => store.dispatch(putInCart({ ...chair }))],
  ['update', 'put /items/:id', (store) => store.dispatch(updateItem(readItemId(store), 2))],
  ['remove', 'delete /items/:id', (store) => store.dispatch(removeItem(readItemId(store)))],
  ['add voucher', 'post /vouchers', (store) => store.dispatch(addVoucher('NOORD25'))],
  ['remove voucher', 'delete /vouchers/:id', (store) => store.dispatch(removeVoucher(readVoucher(store)))],
  ['country', 'put /country', (store) => store.dispatch(chooseCountry({ id_country: 13 }))],
  ['carrier', 'put /carrier', (store) => store.dispatch(chooseCarrier({ id_carrier: 1 }))],
  ['gift wrapping', 'put /giftwrapping', (store) => store.dispatch(chooseGiftWrapping(unwrapped))],
  ['addresses', 'put ', (store) => store.dispatch(chooseAddresses(invoice(store)))],
  ['payment', 'post /payment', (store) => store.dispatch(choosePayment({ id_payment: 1, ...invoice(store) }))],
]
const unwrapped = { gift: false, gift_message: '' }
const invoice = (store: AppStore) => ({ id_address_invoice: readInvoiceAddress(store) })

const refused = (status: number, type: string, data?: object) => () => HttpResponse.json({ type, data }, { status })
const faults = {
  404: refused(404, 'not_found'),
  409: refused(409, 'out_of_stock', { stock: 1 }),
  422: refused(422, 'invalid', { field: 'x' }),
  429: refused(429, 'too_many_attempts', { retry_after: 60 }),
  500: refused(500, 'error'),
  'no connection': () => HttpResponse.error(),
  'wrong shape': () => HttpResponse.json({ cart: 'a cart' }),
  'broken JSON': () => new HttpResponse('{"cart":', { headers: { 'Content-Type': 'application/json' } }),
}

describe.each(mutations)('SPEC §4, §8: %s', (name, call, change) => {
  const [method, end] = call.split(' ') as ['post' | 'put' | 'delete', string]
  const path = `/v1/cart${end}`
  /** Whether a success without a body is an error. */
  const needsAnswer = name === 'payment'

  test('the change sets the busy flag, and an open cart in the response replaces the stored cart and token', async () => {
    const store = await guest()
    server.changeAnswer(method, path, (answer: { cart: object }) => ({
      ...answer,
      cart: { ...answer.cart, token: 'another' },
    }))
    // The sandbox does not know the token "another", so the request that follows must not reach it.
    server.failCall('get', '/v1/checkout')
    const done = change(store)
    expect(store.getState().cart.pending).toBe(1)
    await done
    expect(store.getState().cart).toMatchObject({ token: 'another', cart: { token: 'another' }, pending: 0 })
    expect(stored()).toContain('another')
  })

  test.each([
    ['a closed cart', (cart: object) => HttpResponse.json({ cart: { ...cart, closed: true } })],
    ['a missing cart', () => HttpResponse.json({ cart: null })],
  ])('a response with %s clears the cart and the stored token', async (_what, answer) => {
    const store = await guest()
    const { cart, token } = store.getState().cart
    const extra = { redirect: 'https://pay.example/1', _links: {} }
    server.overrideAnswer(method, path, async () => {
      const body: unknown = await answer(cart ?? {}).json()
      return HttpResponse.json(needsAnswer ? { ...(body as object), ...extra } : (body as object))
    })
    server.failCall('get', '/v1/checkout')
    await change(store)
    expect(store.getState().cart).toMatchObject({ cart: null, token: null, pending: 0 })
    expect(stored()).not.toContain(token)
  })

  test('a success without a body clears the cart, unless the change needs a body', async () => {
    const store = await guest()
    server.overrideAnswer(method, path, () => new HttpResponse(null, { status: 204 }))
    server.failCall('get', '/v1/checkout')
    await change(store)
    expect(store.getState().cart.cart === null).toBe(!needsAnswer)
    expect(store.getState().cart.pending).toBe(0)
  })

  test('an error response that says that the cart is closed clears the cart and the stored token', async () => {
    const store = await guest()
    server.failCall(method, path, 409, { type: 'cart_closed', data: { closed: true } })
    await change(store)
    expect(store.getState().cart).toMatchObject({ cart: null, token: null, isClosed: true, pending: 0 })
    expect(stored()).toEqual([store.getState().session.token])
  })

  test('the cart stays after a refusal, a server error, a lost connection and an invalid response', async () => {
    const store = await guest()
    const { cart } = store.getState().cart
    const kept = { cart, token: cart?.token, pending: 0, wanted: {}, difference: null }
    for (const [what, answer] of Object.entries(faults)) {
      server.overrideAnswer(method, path, answer)
      await change(store)
      expect({ what, ...store.getState().cart }).toMatchObject({ what, ...kept })
    }
    expect(stored()).toContain(cart?.token)
    expect(store.getState().session.status).toBe('loggedIn')
  })

  test('a 401 clears the session and keeps the cart', async () => {
    const store = await guest()
    const { cart } = store.getState().cart
    server.overrideAnswer(method, path, refused(401, 'not_logged_in'))
    await change(store)
    expect(store.getState().session).toMatchObject({ status: 'loggedOut', token: null, customer: null, addresses: [] })
    expect(store.getState().cart).toMatchObject({ cart, pending: 0 })
    expect(stored()).toEqual([cart?.token])
  })
})

describe('a change whose response was lost', () => {
  test('the cart stays unchanged when loading it fails too', async () => {
    const store = await guest()
    server.failCall('post', '/v1/cart/items')
    server.failCall('get', '/v1/cart')
    expect(await store.dispatch(putInCart({ ...chair }))).toMatchObject({ error: { code: 'ERR_NETWORK' } })
    expect(selectCartCount(store.getState())).toBe(1)
  })

  test('no cart is loaded while the user leaves the page', async () => {
    const store = await guest()
    server.overrideAnswer('post', '/v1/cart/items', () => {
      window.dispatchEvent(new Event('pagehide'))
      return HttpResponse.error()
    })
    await store.dispatch(putInCart({ ...chair }))
    window.dispatchEvent(new Event('pageshow'))
    expect(server.asked()).toEqual(['POST /web/v1/cart/items'])
  })
})

describe('a change of an outdated cart', () => {
  test('changing an item that no longer exists loads the cart and shows the difference', async () => {
    const store = await guest()
    const id = readItemId(store)
    server.sandbox.database.run('DELETE FROM cart_item')
    expect(await store.dispatch(updateItem(id, 3))).toMatchObject({ ok: false, error: { type: 'not_found' } })
    expect(store.getState().cart).toMatchObject({ cart: { items: [] }, difference: { removed: [{ id }] } })
  })

  test.each<[string, string, (store: AppStore) => Promise<unknown>]>([
    ['an item', 'cart_item', (store) => store.dispatch(removeItem(readItemId(store)))],
    ['a voucher', 'cart_voucher', (store) => store.dispatch(removeVoucher(readVoucher(store)))],
  ])('%s that no longer exists counts as removed', async (_what, table, remove) => {
    const store = await guest()
    server.sandbox.database.run(`DELETE FROM ${table}`)
    expect(await remove(store)).toEqual({ ok: true, answer: null, error: null })
  })

  test('an addition of a product that no longer exists fails, although another tab has added the product', async () => {
    const store = await guest()
    server.sandbox.database.run('UPDATE cart_item SET quantity = 3')
    server.failCall('post', '/v1/cart/items', 404)
    expect(await store.dispatch(putInCart({ ...otherChair }))).toMatchObject({ ok: false, error: { status: 404 } })
  })

  test('changing an unknown cart loads the cart and clears it when the shop API has none', async () => {
    const store = await guest()
    server.overrideAnswer('get', '/v1/cart', () => HttpResponse.json({ cart: null }))
    server.failCall('put', '/v1/cart/items/:id', 404, { type: 'cart_not_found' })
    expect(await store.dispatch(updateItem(readItemId(store), 3))).toMatchObject({
      error: { type: 'cart_not_found' },
    })
    expect(store.getState().cart).toMatchObject({ cart: null, token: null, difference: null })
  })

  test('a quantity above the stock is refused, and the item shows the stock of the shop API', async () => {
    const store = await guest()
    server.sandbox.database.run('UPDATE combination SET stock = 2 WHERE id_product_attribute = 100401')
    expect(await store.dispatch(updateItem(readItemId(store), 3))).toMatchObject({
      error: { type: 'out_of_stock', data: { stock: 2 } },
    })
    expect(store.getState().cart.cart?.items).toMatchObject([{ quantity: 1, stock: 2 }])
  })
})
