import { HttpResponse } from 'msw'
import { loadOrder } from '../../../src/store/order/orderApi'
import { addToCart } from '../../../src/store/cart/addToCart'
import { selectIsCartBusy } from '../../../src/store/cart/cartSlice'
import { chooseCarrier, chooseCountry, chooseGiftWrapping } from '../../../src/store/checkout/checkoutThunks'
import { setInvoiceContact } from '../../../src/store/checkout/setInvoiceContact'
import { choosePayment, loadCheckout, loadPaymentStatus } from '../../../src/store/checkout/checkoutAndPayment'
import { findNextCheckoutStep } from '../../../src/features/checkout/checkoutRouting'
import { submitGuest } from '../../../src/store/checkout/submitGuest'
import { selectIsGuest } from '../../../src/store/session/sessionSlice'
import type { Address } from '../../../src/contract/session'
import type { AppStore } from '../../../src/store/AppThunk'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openGuestAtPayment } from '../../support/store/storeWithChair'
import { connectTo, createTestStore, openTestStore, otherChair } from '../../support/store/testStore'

const server = startSandboxServer()
const sentBody = (call: string): Promise<unknown> | undefined =>
  server.requests.findLast(({ method, url }) => `${method} ${new URL(url).pathname}` === call)?.json()
const place = ({ getState }: AppStore) => {
  const { checkout } = getState().checkout
  if (!checkout) throw new Error('no checkout is loaded')
  return findNextCheckoutStep(checkout, selectIsGuest(getState()))
}

async function storeWithChair() {
  const store = await openTestStore()
  await store.dispatch(addToCart({ ...otherChair }))
  await store.dispatch(loadCheckout('checkout_identification'))
  return store
}

function readCarrier({ getState }: AppStore): number {
  const carrier = getState().checkout.checkout?.carriers.find(
    ({ available, service_points: points }) => available && !points.length,
  )
  if (!carrier) throw new Error('no carrier brings it')
  return carrier.id_carrier
}
function readInvoiceAddress({ getState }: AppStore): number {
  const id = getState().cart.cart?.id_address_invoice
  if (!id) throw new Error('the cart has no invoice address')
  return id
}

describe('SPEC §4 checkout', () => {
  test('a guest goes through the checkout from identification to payment and gets an order', async () => {
    const store = await storeWithChair()
    expect(server.asked().at(-1)).toBe('GET /web/v1/checkout/identification')
    expect(place(store)).toBe('identification')

    expect(await store.dispatch(submitGuest(guestDetails))).toBeNull()
    expect(selectIsGuest(store.getState())).toBe(true)
    expect(place(store)).toBe('shipping')

    expect(await store.dispatch(chooseCarrier({ id_carrier: readCarrier(store) }))).toBeNull()
    expect(place(store)).toBe('payment')

    expect(await store.dispatch(chooseGiftWrapping({ gift: false, gift_message: '' }))).toBeNull()
    expect(place(store)).toBe('payment')

    const [method] = store.getState().checkout.checkout?.payment_methods ?? []
    const choice = { id_payment: method?.id_payment ?? 0, id_address_invoice: readInvoiceAddress(store) }
    const paid = await store.dispatch(choosePayment(choice))
    if (!paid.ok) throw new Error(paid.error.message)
    expect(store.getState().cart.cart?.items).toHaveLength(1)

    expect(await store.dispatch(loadPaymentStatus())).toMatchObject({ answer: { status: 'pending' } })
    await server.shop(
      new Request(paid.answer!.redirect, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) }),
    )

    // The new store represents the page to which the user returns, with only the tokens in storage.
    const back = await openTestStore()
    await back.dispatch(loadCheckout())
    const status = await back.dispatch(loadPaymentStatus())
    expect(status).toMatchObject({ ok: true, answer: { status: 'paid', id_order: expect.any(Number) } })
    expect(back.getState().cart).toMatchObject({ cart: null, token: null })

    const order = await loadOrder(
      connectTo(1)(() => ({ cart: null, session: back.getState().session.token })),
      status.ok ? (status.answer.id_order ?? 0) : 0,
    )
    expect(order.lines).toMatchObject([{ id_product: otherChair.id_product, quantity: 1 }])
  })

  test('the cart of the checkout response replaces the cart, and a response without a cart clears it', async () => {
    const store = await storeWithChair()
    expect(store.getState().checkout.checkout).not.toHaveProperty('cart')
    const { checkout } = store.getState().checkout
    server.overrideAnswer('get', '/v1/checkout', () => HttpResponse.json({ ...checkout, cart: null }))
    expect(await store.dispatch(loadCheckout())).toMatchObject({ cart: null })
    expect(store.getState().cart).toMatchObject({ cart: null, token: null })
  })

  test('a checkout that cannot be loaded has an error and keeps the cart', async () => {
    const store = await storeWithChair()
    server.overrideAnswer('get', '/v1/checkout', () => HttpResponse.json({ cart: 3 }))
    expect(await store.dispatch(loadCheckout())).toBeNull()
    expect(store.getState().checkout).toMatchObject({ status: 'failed', error: { code: 'ERR_ANSWER' } })
    expect(store.getState().cart.cart).not.toBeNull()
  })

  test('submitting a refused guest returns the error', async () => {
    const store = await storeWithChair()
    const details = { ...guestDetails, account: { ...guestDetails.account, email: 'nobody' } }
    expect(await store.dispatch(submitGuest(details))).toMatchObject({ status: 422, data: { field: 'account.email' } })
    expect(selectIsGuest(store.getState())).toBe(false)
  })

  test('a refused carrier or payment returns the error and keeps the cart', async () => {
    const store = await openGuestAtPayment()
    expect(await store.dispatch(chooseCarrier({ id_carrier: 999 }))).toMatchObject({ status: expect.any(Number) })
    expect(store.getState().cart.cart?.items).toHaveLength(1)
    const refused = await store.dispatch(
      choosePayment({ id_payment: 999, id_address_invoice: readInvoiceAddress(store) }),
    )
    expect(refused).toMatchObject({ ok: false, error: { type: 'invalid' } })
    expect(selectIsCartBusy(store.getState())).toBe(false)
  })

  test('loading the payment status without a payment returns an error and does not throw', async () => {
    const store = createTestStore()
    expect(await store.dispatch(loadPaymentStatus())).toMatchObject({ ok: false, error: { code: 'ERR_LINK' } })
  })
})

describe('SPEC §7: payloads of the checkout steps', () => {
  test('the country step sends the delivery address and the carrier of the cart once they are known', async () => {
    const store = await openGuestAtPayment()
    const { id_address_delivery, id_carrier } = store.getState().cart.cart!
    expect(await store.dispatch(chooseCountry({ id_country: 13 }))).toBeNull()
    expect(await sentBody('PUT /web/v1/cart/country')).toEqual({
      id_country: 13,
      id_address_delivery,
      id_carrier,
      id_lang: 1,
    })
    expect(store.getState().cart.cart).toMatchObject({ id_country: 13, id_address_delivery: null })
  })

  test('submitting a guest sends the account with the language, and the delivery address', async () => {
    const store = createTestStore(2)
    await store.dispatch(submitGuest(guestDetails))
    expect(await sentBody('POST /web/v1/guests')).toEqual({
      ...guestDetails,
      account: { ...guestDetails.account, id_lang: 2 },
    })
  })

  const invoiceAddress = (store: AppStore): Address => {
    const id = readInvoiceAddress(store)
    return store.getState().checkout.checkout!.addresses.find(({ id_address }) => id_address === id)!
  }

  /** Returns a store at the payment step whose customer has no name, and the invoice address of its cart. */
  async function namelessAtPayment() {
    const guest = await openGuestAtPayment()
    const address = invoiceAddress(guest)
    const { token, customer, addresses, links } = guest.getState().session
    const nameless = {
      session: { token },
      customer: { ...customer, id_gender: null, firstname: '', lastname: '' },
      addresses,
      _links: links,
    }
    server.overrideAnswer('get', '/v1/me', () => HttpResponse.json(nameless))
    const store = await openTestStore()
    await store.dispatch(loadCheckout())
    server.requests.length = 0
    return { store, address }
  }

  test('a customer without a name gets the contact of the invoice address, before the cart update link', async () => {
    const { store, address } = await namelessAtPayment()
    expect(await store.dispatch(setInvoiceContact(address))).toBeNull()
    expect(server.asked().slice(0, 2)).toEqual(['POST /web/v1/me/contact', 'PUT /web/v1/cart'])
    expect(await sentBody('POST /web/v1/me/contact')).toEqual({
      gender: null,
      firstname: address.firstname,
      lastname: address.lastname,
    })
    expect(await sentBody('PUT /web/v1/cart')).toEqual({ id_address_invoice: address.id_address, id_lang: 1 })
  })

  test('a contact whose request failed is an error, although the cart has the invoice address already', async () => {
    const { store, address } = await namelessAtPayment()
    server.failCall('post', '/v1/me/contact')
    expect(await store.dispatch(setInvoiceContact(address))).toMatchObject({ code: 'ERR_NETWORK' })
  })

  test('a choice of the invoice address in an outdated tab does not overwrite a name that was changed elsewhere', async () => {
    const store = await openGuestAtPayment()
    server.sandbox.database.run("UPDATE customer SET firstname = 'Anna', lastname = 'Maes-Claes'")
    expect(await store.dispatch(setInvoiceContact(invoiceAddress(store)))).toBeNull()
    expect(server.asked()).not.toContain('POST /web/v1/me/contact')
    const names = server.sandbox.database.one('SELECT firstname, lastname FROM customer')
    expect(names).toEqual({ firstname: 'Anna', lastname: 'Maes-Claes' })
  })
})
