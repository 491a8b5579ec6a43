import { HttpResponse } from 'msw'
import {
  sendAddition,
  sendVoucher,
  loadCart,
  sendItemRemoval,
  sendVoucherRemoval,
  sendGiftDestination,
  sendItemChange,
} from '../../../src/store/cart/cartApi'
import {
  fetchServicePoints,
  fetchCheckout,
  fetchCheckoutIdentification,
  loadStatus,
  sendPayment,
  sendCarrier,
  sendCartAddresses,
  sendCountry,
  sendGiftWrapping,
} from '../../../src/store/checkout/checkoutApi'
import { loadOrder } from '../../../src/store/order/orderApi'
import { loadCartRules, loadRoot } from '../../../src/store/http/links'
import {
  sendAccount,
  sendGuest,
  loadSession,
  sendLogOut,
  sendLogin,
  sendContact,
} from '../../../src/store/session/sessionApi'
import type { CartItem, CartVoucher } from '../../../src/contract/cart'
import type { Carrier } from '../../../src/contract/checkout'
import type { CreateAccountPayload } from '../../../src/contract/requests'
import { collectAnswers } from '../../support/sandbox/collectAnswers'
import { expectApiError, outcome, startCallServer } from '../../support/store/startCallServer'
import { guestDetails } from '../../support/sandbox/Shopper'

const { client, answering, expectAsked } = startCallServer()
let shop: Awaited<ReturnType<typeof collectAnswers>>
beforeAll(async () => {
  shop = await collectAnswers()
})

/** The links name no method, because the storefront knows the verb of each call (SPEC §7). */
const rootLinks = Object.fromEntries(
  [
    ...['cartrules', 'me', 'login', 'create_account', 'create_guest', 'set_contact', 'my_cart', 'add_to_cart'],
    ...['checkout', 'checkout_identification'],
  ].map((name) => [name, { href: `/v1/links/${name}` }]),
)
const statusLinks = { status: { href: '/v1/links/status' } }
const line = (): CartItem => shop.cart.items[0]!
const voucher = (): CartVoucher => shop.cart.vouchers[0]!
const carrier = (): Carrier => ({
  ...shop.checkout.carriers[0]!,
  _links: { service_points: { href: '/v1/links/points' } },
})
const point = {
  ...{ id: 'p1', name: 'Bij Jo', address: 'Kaai 1', postcode: '9000', city: 'Gent', hours: 'ma-vr 9-18' },
  ...{ latitude: 51.05, longitude: 3.72, distance_km: 1.2 },
}
const account: CreateAccountPayload = {
  ...{ id_lang: 2, email: 'an@example.be', password: 'langgenoeg', id_gender: 2, firstname: 'An', lastname: 'Peeters' },
  ...{ newsletter: true, address1: 'Lindelaan 1', address2: 'bus 3', city: 'Gent', id_country: 3, postcode: '9000' },
}

interface Call {
  /** The row of the table in SPEC §7. */
  row: string
  send: () => Promise<unknown>
  asks: string
  payload?: object
  answer: () => object
  /** The expected result for the caller, which defaults to the whole response. */
  used?: () => unknown
  /** The expected result of a success other than 200, which is null when the call does not need a body. */
  nothing: 'null' | 'an ApiError'
}

const addition = { id_product: 1004, id_product_attribute: 100401, id_giftlist_product: 7, amount: null, message: null }

const calls: Call[] = [
  {
    row: 'GET /v1 (root)',
    send: () => loadRoot(client),
    asks: 'GET /web/v1',
    answer: () => ({ _links: rootLinks }),
    used: () => rootLinks,
    nothing: 'an ApiError',
  },
  {
    row: 'GET cartrules link',
    send: () => loadCartRules(client, rootLinks),
    asks: 'GET /web/v1/links/cartrules',
    answer: () => shop.rules,
    used: () => shop.rules._embedded.cartrules,
    nothing: 'an ApiError',
  },
  {
    row: 'GET me link',
    send: () => loadSession(client, rootLinks),
    asks: 'GET /web/v1/links/me',
    answer: () => shop.session,
    nothing: 'an ApiError',
  },
  {
    row: 'POST login',
    send: () => sendLogin(client, rootLinks, { email: 'an@example.be', password: 'geheim' }),
    asks: 'POST /web/v1/links/login',
    payload: { email: 'an@example.be', password: 'geheim' },
    answer: () => shop.session,
    nothing: 'an ApiError',
  },
  {
    row: 'POST create account',
    send: () => sendAccount(client, rootLinks, account),
    asks: 'POST /web/v1/links/create_account',
    payload: account,
    answer: () => shop.session,
    nothing: 'an ApiError',
  },
  {
    row: 'POST create guest',
    send: () => sendGuest(client, rootLinks, { ...guestDetails, invoice: guestDetails.delivery }),
    asks: 'POST /web/v1/links/create_guest',
    payload: { ...guestDetails, invoice: guestDetails.delivery },
    answer: () => shop.session,
    nothing: 'an ApiError',
  },
  {
    row: 'POST set contact',
    send: () => sendContact(client, rootLinks, { gender: 2, firstname: 'An', lastname: 'Maes' }),
    asks: 'POST /web/v1/links/set_contact',
    payload: { gender: 2, firstname: 'An', lastname: 'Maes' },
    answer: () => shop.session,
    used: () => undefined,
    nothing: 'null',
  },
  {
    row: 'log out (SPEC §4)',
    send: () => sendLogOut(client, { log_out: { href: '/v1/links/log_out' } }),
    asks: 'DELETE /web/v1/links/log_out',
    answer: () => ({}),
    used: () => undefined,
    nothing: 'null',
  },
  {
    row: 'afterwards the cart update link with id_address_invoice',
    send: () => sendCartAddresses(client, shop.cart, { id_address_invoice: 5 }, 2),
    asks: 'PUT /web/v1/links/update',
    payload: { id_address_invoice: 5, id_lang: 2 },
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'GET my_cart',
    send: () => loadCart(client, rootLinks),
    asks: 'GET /web/v1/links/my_cart',
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'add_to_cart link',
    send: () => sendAddition(client, shop.cart._links, { ...addition, quantity: 3 }, 2, 'key-1'),
    asks: 'POST /web/v1/links/add_to_cart',
    payload: { ...addition, quantity: 3, id_lang: 2 },
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'add_to_cart link, a missing quantity (SPEC §5)',
    send: () => sendAddition(client, shop.cart._links, addition, 2, 'key-1'),
    asks: 'POST /web/v1/links/add_to_cart',
    payload: { ...addition, quantity: 1, id_lang: 2 },
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'cart update link',
    send: () => sendItemChange(client, line(), { quantity: 4 }, 2),
    asks: 'PUT /web/v1/links/line',
    payload: { quantity: 4, id_lang: 2 },
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'cart update link of a contribution',
    send: () => sendItemChange(client, line(), { quantity: 1, amount: 12.5 }, 2),
    asks: 'PUT /web/v1/links/line',
    payload: { quantity: 1, amount: 12.5, id_lang: 2 },
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'destination link of an item of a gift list',
    send: () =>
      sendGiftDestination(
        client,
        { ...line(), _links: { destination: { href: '/v1/links/destination' } } },
        'pickup',
        2,
      ),
    asks: 'PUT /web/v1/links/destination',
    payload: { destination: 'pickup', id_lang: 2 },
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'cart remove link',
    send: () => sendItemRemoval(client, line()),
    asks: 'DELETE /web/v1/links/line',
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'addvoucher link',
    send: () => sendVoucher(client, shop.cart, 'WELKOM10'),
    asks: 'POST /web/v1/links/addvoucher',
    payload: { code: 'WELKOM10' },
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'remove link of a voucher (SPEC §8: voucher add and remove)',
    send: () => sendVoucherRemoval(client, voucher()),
    asks: 'DELETE /web/v1/links/voucher',
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'country update',
    send: () => sendCountry(client, shop.cart, { id_country: 13, id_address_delivery: 4, id_carrier: 1 }, 2),
    asks: 'PUT /web/v1/links/country',
    payload: { id_country: 13, id_address_delivery: 4, id_carrier: 1, id_lang: 2 },
    answer: () => shop.changed,
    nothing: 'null',
  },
  {
    row: 'carrier update',
    send: () => sendCarrier(client, shop.cart, { id_carrier: 3, id_address_delivery: 4, service_point: 'p1' }, 2),
    asks: 'PUT /web/v1/links/carrier',
    payload: { id_carrier: 3, id_address_delivery: 4, service_point: 'p1', id_lang: 2, step_shipping: 1 },
    answer: () => shop.checkout,
    nothing: 'null',
  },
  {
    row: 'gift wrapping',
    send: () => sendGiftWrapping(client, shop.cart, { gift: true, gift_message: 'Proficiat' }, 2),
    asks: 'PUT /web/v1/links/giftwrapping',
    payload: { gift: true, gift_message: 'Proficiat', id_lang: 2, step_giftwrapping: 1 },
    answer: () => shop.checkout,
    nothing: 'null',
  },
  {
    row: 'payment',
    send: () => sendPayment(client, shop.cart, { id_payment: 1, id_address_invoice: 5 }, 2),
    asks: 'POST /web/v1/links/payment',
    payload: { id_payment: 1, id_address_invoice: 5, id_lang: 2, step_payment: 1 },
    answer: () => shop.payment,
    nothing: 'an ApiError',
  },
  {
    row: 'GET checkout',
    send: () => fetchCheckout(client, rootLinks),
    asks: 'GET /web/v1/links/checkout',
    answer: () => shop.checkout,
    nothing: 'an ApiError',
  },
  {
    row: 'GET checkout_identification',
    send: () => fetchCheckoutIdentification(client, rootLinks),
    asks: 'GET /web/v1/links/checkout_identification',
    answer: () => shop.checkout,
    nothing: 'an ApiError',
  },
  {
    row: 'GET status link',
    send: () => loadStatus(client, statusLinks),
    asks: 'GET /web/v1/links/status',
    answer: () => shop.status,
    nothing: 'an ApiError',
  },
  {
    row: 'GET service_points link of a carrier',
    send: () => fetchServicePoints(client, carrier(), '9000'),
    asks: 'GET /web/v1/links/points?postcode=9000',
    answer: () => ({ service_points: [point] }),
    nothing: 'an ApiError',
  },
  {
    row: 'GET /v1/orders/{id}',
    send: () => loadOrder(client, 12),
    asks: 'GET /web/v1/orders/12',
    answer: () => shop.order,
    nothing: 'an ApiError',
  },
]

describe.each(calls)('SPEC §7: $row', ({ send, asks, payload, answer, used = answer, nothing }) => {
  test('sends the method, address, payload and headers of the call, and returns the used part of a 200 response', async () => {
    const asked = answering(() => HttpResponse.json(answer()))
    expect(await send()).toEqual(used())
    await expectAsked(asked, asks, payload)
  })

  test(`returns ${nothing} after any other success`, async () => {
    answering(() => new HttpResponse(null, { status: 204 }))
    const given = await outcome(send())
    if (nothing === 'null') expect(given ?? null).toBeNull()
    else expect(given).toMatchObject({ name: 'AnswerError', code: 'ERR_ANSWER' })
  })
})

// Set contact and log out ignore the body of the response, so no body can break their contract.
const unused = ['POST set contact', 'log out (SPEC §4)']
test.each(calls.filter(({ row }) => !unused.includes(row)))(
  'SPEC §7: $row rejects with an ApiError after a response of another shape',
  async ({ send }) => {
    answering(() => HttpResponse.json({ cart: 3, _links: 'none' }))
    await expectApiError(send(), { name: 'AnswerError', code: 'ERR_ANSWER' })
  },
)
