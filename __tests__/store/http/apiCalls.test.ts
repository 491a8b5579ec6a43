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
  sendCarrier,
  sendCartAddresses,
  sendCountry,
  sendGiftWrapping,
} from '../../../src/store/checkout/checkoutThunks'
import { fetchCheckout, fetchPaymentStatus, sendPayment } from '../../../src/store/checkout/checkoutAndPayment'
import { sendContact } from '../../../src/store/checkout/setInvoiceContact'
import { loadOrder } from '../../../src/store/order/orderApi'
import { loadCartRules, loadRoot } from '../../../src/store/http/links'
import { sendAccount, sendLogin } from '../../../src/store/account/logIn'
import { sendLogOut } from '../../../src/store/account/logOut'
import { sendGuest } from '../../../src/store/checkout/submitGuest'
import { loadSession } from '../../../src/store/session/loadStoredSession'
import type { CartItem, CartVoucher } from '../../../src/contract/cart'
import type { Carrier } from '../../../src/contract/checkout'
import type { CreateAccountPayload } from '../../../src/contract/requests'
import { collectAnswers } from '../../support/sandbox/collectAnswers'
import { startCallServer } from '../../support/store/startCallServer'
import { guestDetails } from '../../support/sandbox/Shopper'

const { client, testCalls } = startCallServer()
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

const english = { id_lang: 2 }
const addition = { id_product: 1004, id_product_attribute: 100401, id_giftlist_product: 7, amount: null, message: null }
const invoiced = { ...guestDetails, invoice: guestDetails.delivery }
const contact = { gender: 2, firstname: 'An', lastname: 'Maes' }
const credentials = { email: 'an@example.be', password: 'geheim' }
const country = { id_country: 13, id_address_delivery: 4, id_carrier: 1 }
const delivery = { id_carrier: 3, id_address_delivery: 4, service_point: 'p1' }
const wrapping = { gift: true, gift_message: 'Proficiat' }
const paying = { id_payment: 1, id_address_invoice: 5 }
const paid = { ...paying, step_payment: 1 }
const give = () => ({ ...line(), _links: { destination: { href: '/v1/links/destination' } } })
const addressed = { id_address_invoice: 5 }

const rules = () => shop.rules
const listRules = () => shop.rules._embedded.cartrules
const session = () => shop.session
const changed = () => shop.changed
const checkout = () => shop.checkout
const payment = () => shop.payment
const points = () => ({ service_points: [point] })
const add = (quantity?: number) => sendAddition(client, shop.cart._links, { ...addition, quantity }, 2, 'key-1')
const change = (changes: { quantity: number; amount?: number }) => sendItemChange(client, line(), changes, 2)

testCalls('needed', [
  ['GET ', () => loadRoot(client), undefined, () => ({ _links: rootLinks }), () => rootLinks],
  ['GET links/cartrules', () => loadCartRules(client, rootLinks), undefined, rules, listRules],
  ['GET links/me', () => loadSession(client, rootLinks), undefined, session],
  ['POST links/login', () => sendLogin(client, rootLinks, credentials), credentials, session],
  ['POST links/create_account', () => sendAccount(client, rootLinks, account), account, session],
  ['POST links/create_guest', () => sendGuest(client, rootLinks, invoiced), invoiced, session],
  ['POST links/payment', () => sendPayment(client, shop.cart, paying, 2), { ...paid, ...english }, payment],
  ['GET links/checkout', () => fetchCheckout(client, rootLinks), undefined, checkout],
  [
    'GET links/checkout_identification',
    () => fetchCheckout(client, rootLinks, 'checkout_identification'),
    undefined,
    checkout,
  ],
  ['GET links/status', () => fetchPaymentStatus(client, statusLinks), undefined, () => shop.status],
  ['GET links/points?postcode=9000', () => fetchServicePoints(client, carrier(), '9000'), undefined, points],
  ['GET orders/12', () => loadOrder(client, 12), undefined, () => shop.order],
])

testCalls('ignored', [
  ['POST links/set_contact', () => sendContact(client, rootLinks, contact), contact, session],
  ['DELETE links/log_out', () => sendLogOut(client, { log_out: { href: '/v1/links/log_out' } })],
])

testCalls('welcome', [
  ['PUT links/update', () => sendCartAddresses(client, shop.cart, addressed, 2), { ...addressed, ...english }, changed],
  ['GET links/my_cart', () => loadCart(client, rootLinks), undefined, changed],
  ['POST links/add_to_cart', () => add(3), { ...addition, quantity: 3, ...english }, changed],
  // SPEC §5: a missing quantity
  ['POST links/add_to_cart', () => add(), { ...addition, quantity: 1, ...english }, changed],
  ['PUT links/line', () => change({ quantity: 4 }), { quantity: 4, ...english }, changed],
  ['PUT links/line', () => change({ quantity: 1, amount: 12.5 }), { quantity: 1, amount: 12.5, ...english }, changed],
  [
    'PUT links/destination',
    () => sendGiftDestination(client, give(), 'pickup', 2),
    { destination: 'pickup', ...english },
    changed,
  ],
  ['DELETE links/line', () => sendItemRemoval(client, line()), undefined, changed],
  ['POST links/addvoucher', () => sendVoucher(client, shop.cart, 'WELKOM10'), { code: 'WELKOM10' }, changed],
  ['DELETE links/voucher', () => sendVoucherRemoval(client, voucher()), undefined, changed],
  ['PUT links/country', () => sendCountry(client, shop.cart, country, 2), { ...country, ...english }, changed],
  [
    'PUT links/carrier',
    () => sendCarrier(client, shop.cart, delivery, 2),
    { ...delivery, ...english, step_shipping: 1 },
    checkout,
  ],
  [
    'PUT links/giftwrapping',
    () => sendGiftWrapping(client, shop.cart, wrapping, 2),
    { ...wrapping, ...english, step_giftwrapping: 1 },
    checkout,
  ],
])
