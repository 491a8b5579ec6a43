import type { ExampleRecorder } from './ExampleRecorder'
import type { ExampleVariants } from './visitCatalogue'

export const person = { firstname: 'An', lastname: 'Peeters' }
export const address = { ...person, address1: 'Lindelaan 1', postcode: '9000', city: 'Gent', id_country: 3 }
const email = 'an@example.be'
const id_lang = 1

/** Fills a cart, orders it as a guest, and requests the return of an item. */
export async function orderAsGuest(guest: ExampleRecorder, variants: ExampleVariants): Promise<void> {
  await fillCart(guest, variants)
  const account = { ...person, id_lang, email, id_gender: 2, newsletter: false }
  await guest.call('createGuest', { payload: { account, delivery: address } })
  await guest.call('readCheckoutIdentification')
  await chooseDelivery(guest)
  await placeOrder(guest)
}

async function fillCart(guest: ExampleRecorder, { stockedVariant, giftVariant }: ExampleVariants): Promise<void> {
  const addedAnswer = await guest.call('addToCart', { payload: { ...stockedVariant, quantity: 2, id_lang } })
  const [item] = addedAnswer.cart?.items ?? []
  await guest.call('updateItem', { from: item, payload: { quantity: 3, id_lang } })
  const design = { design: '1.1uo-2', items: [{ ...giftVariant, quantity: 1 }], id_lang }
  const { cart } = await guest.call('addDesign', { payload: design })
  const discountedAnswer = await guest.call('addVoucher', { from: cart ?? {}, payload: { code: 'WELKOM10' } })
  await guest.call('readCart')
  await guest.call('removeVoucher', { from: discountedAnswer.cart?.vouchers[0] })
  await guest.call('removeDesign', { from: cart?.designs[0] })
  const secondAnswer = await guest.call('addToCart', { payload: { ...giftVariant, id_lang } })
  await guest.call('removeItem', { from: secondAnswer.cart?.items.at(-1) })
  await guest.call('updateCountry', { from: cart ?? {}, payload: { id_country: 3, id_lang } })
}

async function chooseDelivery(guest: ExampleRecorder): Promise<void> {
  const { cart, carriers } = await guest.call('readCheckout')
  const from = cart ?? {}
  const carrierWithPoints = carriers.find(({ available, service_points }) => available && service_points.length > 0)
  const { service_points } = await guest.call('findServicePoints', {
    from: carrierWithPoints,
    query: { postcode: '9000' },
  })
  const choice = { id_carrier: carrierWithPoints?.id_carrier ?? 0, service_point: service_points[0]?.id }
  await guest.call('updateCarrier', { from, payload: { ...choice, id_lang, step_shipping: 1 } })
  const wrapping = { gift: true, gift_message: 'Proficiat!', id_lang, step_giftwrapping: 1 as const }
  await guest.call('updateGiftWrapping', { from, payload: wrapping })
  await guest.call('updateCart', { from, payload: { id_address_invoice: cart?.id_address_invoice, id_lang } })
}

export async function payCart(customer: ExampleRecorder) {
  const { cart, payment_methods } = await customer.call('readCheckout')
  const id_payment = payment_methods.find(({ available }) => available)?.id_payment ?? 0
  const payload = { id_payment, id_address_invoice: cart?.id_address_invoice ?? 0, id_lang, step_payment: 1 as const }
  const payment = await customer.call('pay', { from: cart ?? {}, payload })
  await customer.finishPayment(payment.redirect)
  const { id_order } = await customer.call('readStatus', { from: payment })
  return customer.call('readOrder', { values: { id: id_order ?? 0 } })
}

async function placeOrder(guest: ExampleRecorder): Promise<void> {
  const { number } = await payCart(guest)
  const foundOrder = await guest.call('findOrder', { payload: { number, email } })
  const { order_key } = foundOrder
  await guest.call('orderAgain', { from: foundOrder, payload: { order_key } })
  const lines = [{ id_order_line: foundOrder.lines[0]?.id_order_line ?? 0, quantity: 1 }]
  await guest.call('withdraw', { from: foundOrder, payload: { order_key, lines, reason: 'Te groot' } })
}
