import { HttpResponse } from 'msw'
import { classifyError } from '../../../src/store/http/errorMessage'
import type { CartDifference } from '../../../src/store/cart/cartDifference'
import { differenceShown } from '../../../src/store/cart/cartSlice'
import { storeLoadedCart } from '../../../src/store/cart/storedCartThunks'
import { updateItem } from '../../../src/store/cart/cartThunks'
import { chooseCarrier, chooseGiftWrapping } from '../../../src/store/checkout/checkoutThunks'
import { loadCheckout, loadPaymentStatus, choosePayment } from '../../../src/store/checkout/checkoutAndPayment'
import { resyncCart } from '../../../src/store/tabs/crossTab'
import { readPayment } from '../../../src/features/checkout/payment/usePaymentStatus'
import { loggedOut } from '../../../src/store/sharedActions'
import type { AppStore } from '../../../src/store/AppThunk'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openGuestAtPayment } from '../../support/store/storeWithChair'
import { openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()

async function guestAtPayment() {
  const store = await openGuestAtPayment()
  server.requests.length = 0
  const { cart } = store.getState().cart
  if (!cart?.id_address_invoice) throw new Error('the guest cannot pay yet')
  return { store, choice: { id_payment: 1, id_address_invoice: cart.id_address_invoice }, id: cart.items[0]?.id ?? 0 }
}
/** Changes the cart in another tab, without a message to this tab. */
async function elsewhere(change: (store: AppStore) => Promise<unknown>) {
  const store = await openTestStore()
  await change(store)
}
/** Opens the store of a guest whose cart got three chairs in another tab, and loads that cart. */
async function guestWithChangedCart() {
  const guest = await guestAtPayment()
  await elsewhere((other) => other.dispatch(updateItem(guest.id, 3)))
  await guest.store.dispatch(resyncCart())
  return guest
}
const payments = () => server.sandbox.database.all<{ state: string }>('SELECT state FROM payment')
const paymentCalls = () => server.asked().filter((call) => call.startsWith('POST /web/v1/cart/payment'))

describe('paying with a cart that changed elsewhere (SPEC §4: changed)', () => {
  test('paying for a cart that changed elsewhere starts no payment and loads the cart with its difference', async () => {
    const { store, choice, id } = await guestAtPayment()
    await elsewhere((other) => other.dispatch(updateItem(id, 3)))
    const outcome = await store.dispatch(choosePayment(choice))
    expect(outcome).toMatchObject({ ok: false, error: { type: 'cart_changed' } })
    expect(outcome.ok ? null : classifyError(outcome.error)).toEqual({ kind: 'changed' })
    expect(payments()).toEqual([])
    const { cart } = store.getState()
    expect(cart.cart?.items).toMatchObject([{ quantity: 3 }])
    expect(cart.difference).toMatchObject({ quantity: [{ item: { id }, before: 1 }], total: expect.anything() })
    expect(cart.pending).toBe(0)
  })

  test('paying for a changed cart that this tab has loaded starts no payment until the difference was shown', async () => {
    const { store, choice } = await guestWithChangedCart()
    expect(store.getState().cart.cart?.items).toMatchObject([{ quantity: 3 }])
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: false, error: { type: 'cart_changed' } })
    expect(payments()).toEqual([])
  })

  test('another error of the payment does not count as showing the difference', async () => {
    const { store, choice } = await guestWithChangedCart()
    server.failCall('post', '/v1/cart/payment', 422, { type: 'invalid' })
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: false, error: { type: 'invalid' } })
    server.restoreCalls()
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: false, error: { type: 'cart_changed' } })
    expect(payments()).toEqual([])
  })

  test('paying for a changed cart succeeds once the page has shown the difference', async () => {
    const { store, choice } = await guestWithChangedCart()
    store.dispatch(differenceShown())
    expect(store.getState().cart.difference).not.toBeNull()
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: true })
  })

  test('paying for a cart succeeds when the change was undone', async () => {
    const { store, choice, id } = await guestWithChangedCart()
    await elsewhere((other) => other.dispatch(updateItem(id, 1)))
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: true })
  })

  test('loading a checkout that changed elsewhere sets the difference', async () => {
    const { store, id } = await guestAtPayment()
    await elsewhere((other) => other.dispatch(updateItem(id, 3)))
    server.sandbox.database.run('UPDATE combination SET stock = 2 WHERE id_product_attribute = 100401')
    expect(await store.dispatch(loadCheckout())).toMatchObject({ changed: true })
    expect(store.getState().cart.difference).toMatchObject({ quantity: [{ before: 1 }], short: [{ id }] })
  })

  const newTotal: CartDifference['total'] = { before: expect.any(Number), now: expect.any(Number) }
  test.each<[string, CartDifference['total'], (store: AppStore) => Promise<unknown>]>([
    [
      'the user’s own next step',
      newTotal,
      (store) => store.dispatch(chooseGiftWrapping({ gift: false, gift_message: '' })),
    ],
    ['the load of the next page', newTotal, (store) => store.dispatch(loadCheckout())],
    [
      'two steps in a row, of which one changed the total',
      null,
      async (store) => {
        await store.dispatch(chooseCarrier({ id_carrier: 1 }))
        await store.dispatch(loadCheckout())
        await store.dispatch(chooseGiftWrapping({ gift: true, gift_message: '' }))
      },
    ],
  ])('a changed price is shown, and nothing is charged, although it came with %s', async (_name, total, step) => {
    const { store, choice, id } = await guestAtPayment()
    const before = store.getState().cart.cart?.items[0]?.sellPrice_tax_incl
    server.sandbox.database.run('UPDATE combination SET price_cents = price_cents + 1000')
    await step(store)
    const price = [{ item: { id }, before }]
    expect(store.getState().cart.difference).toMatchObject({ price, terms: [], total })
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: false, error: { type: 'cart_changed' } })
    expect(store.getState().cart.difference).toMatchObject({ price, terms: [] })
    expect(payments()).toEqual([])
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: true })
  })

  test('a difference that was shown stays until a newer one replaces it', async () => {
    const { store, id } = await guestWithChangedCart()
    store.dispatch(differenceShown())
    const { cart, difference } = store.getState().cart
    store.dispatch(storeLoadedCart(cart, true))
    expect(store.getState().cart.difference).toEqual(difference)
    await elsewhere((other) => other.dispatch(updateItem(id, 4)))
    await store.dispatch(resyncCart())
    expect(store.getState().cart.difference).toMatchObject({ quantity: [{ before: 3 }] })
  })
})

describe('repeated attempts to pay', () => {
  test('several clicks share one payment request', async () => {
    const { store, choice } = await guestAtPayment()
    const taps = [1, 2, 3].map(() => store.dispatch(choosePayment(choice)))
    expect(new Set(taps).size).toBe(1)
    expect(await taps[0]).toMatchObject({ ok: true })
    expect(paymentCalls()).toHaveLength(1)
    expect(payments()).toHaveLength(1)
  })

  test('a later click starts no second payment and returns the same result', async () => {
    const { store, choice } = await guestAtPayment()
    const first = await store.dispatch(choosePayment(choice))
    expect(await store.dispatch(choosePayment(choice))).toEqual(first)
    expect(payments()).toHaveLength(1)
  })

  test('after a lost response the status link of the checkout finds the payment', async () => {
    const { store, choice } = await guestAtPayment()
    server.loseAnswer('post', '/v1/cart/payment')
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: false, error: { code: 'ERR_NETWORK' } })
    expect(payments()).toEqual([{ state: 'pending' }])
    expect(await store.dispatch(loadCheckout())).not.toBeNull()
    expect(await store.dispatch(loadPaymentStatus())).toMatchObject({ ok: true, answer: { status: 'pending' } })
    server.restoreCalls()
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: true })
    expect(payments()).toHaveLength(1)
  })

  test('a payment whose answer arrives after a logout leads to no payment page', async () => {
    const { store, choice } = await guestAtPayment()
    const { asked, answer } = server.holdAnswer('post', '/v1/cart/payment')
    const paying = store.dispatch(choosePayment(choice))
    await asked
    store.dispatch(loggedOut())
    answer()
    expect(await paying).toMatchObject({ ok: false, error: { code: 'ERR_LOGGED_OUT' } })
    expect(store.getState().checkout.statusLinks).toEqual({})
    expect(store.getState().cart).toMatchObject({ cart: null, token: null })
  })

  test('a payment status without a state is paid once the loaded cart is closed, and pending until then', async () => {
    const { store, choice } = await guestAtPayment()
    await store.dispatch(choosePayment(choice))
    server.overrideAnswer('get', '/v1/checkout/status/:id', () => HttpResponse.json({ actions: [], changed: false }))
    const load = async () => {
      const outcome = await store.dispatch(loadPaymentStatus())
      return outcome.ok && readPayment(outcome.answer, { isCartClosed: store.getState().cart.isClosed, isGuest: true })
    }
    expect(await load()).toEqual({ status: 'pending' })
    server.sandbox.database.run('UPDATE cart SET closed = 1')
    expect(await load()).toEqual({ status: 'paid', orderId: null })
  })

  test('a payment status that arrives after a logout is dropped', async () => {
    const { store, choice } = await guestAtPayment()
    await store.dispatch(choosePayment(choice))
    const { asked, answer } = server.holdAnswer('get', '/v1/checkout/status/:id')
    const loading = store.dispatch(loadPaymentStatus())
    await asked
    store.dispatch(loggedOut())
    answer()
    expect(await loading).toMatchObject({ ok: false, error: { code: 'ERR_LOGGED_OUT' } })
    expect(store.getState().checkout.payment).toBeNull()
  })

  test('paying for a cart that was ordered in another tab closes the cart in this tab', async () => {
    const { store, choice } = await guestAtPayment()
    server.sandbox.database.run('UPDATE cart SET closed = 1')
    expect(await store.dispatch(choosePayment(choice))).toMatchObject({ ok: false, error: { type: 'cart_closed' } })
    expect(store.getState().cart).toMatchObject({ cart: null, token: null, isClosed: true })
    expect(payments()).toEqual([])
  })
})
