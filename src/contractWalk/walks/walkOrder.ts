import type { Cart } from '../../contract/cart'
import { becomeGuest } from '../visit/becomeGuest'
import { readStocks } from '../visit/checkStock'
import { checkTotals } from '../visit/checkTotals'
import { findVariants, type VariantForSale } from '../visit/findVariants'
import type { ResponseLinks, Person } from '../visit/Person'
import type { Visit } from '../visit/Visit'
import { addVariant, emptyCart, buildCartTarget } from './walkCart'
import { walkPaidOrder } from './walkPaidOrder'

/** A guest fills a cart, completes the checkout and pays. A visitor tries to read a session and an order. */
export async function walkOrder(visit: Visit): Promise<void> {
  await visit.runPart(async () => {
    const guest = visit.createPerson()
    const [offeredVariant, otherVariant] = await findVariants(guest)
    await addVariant(guest, offeredVariant)
    visit.addCleanup(() => emptyCart(guest))
    const { actions } = await guest.call('readCheckoutIdentification')
    guest.check('readCheckoutIdentification', 'A visitor begins the checkout', 'actions', ['IDENTIFICATION'], actions)
    await visit.runPart(() => chooseCountries(guest))
    await becomeGuest(visit, guest)
    const cart = await completeCheckout(guest)
    await payTwice(visit, guest, cart, otherVariant)
  })
  const stranger = visit.createPerson()
  await stranger.expectRefusal('readSession', ['not_logged_in'], { situation: 'A visitor without a session' })
  await stranger.expectRefusal('readOrder', ['not_logged_in', 'not_found'], {
    from: '/v1/orders/999999999',
    situation: 'A visitor opens an order',
  })
}

/** Chooses the country, a carrier and the addresses, so that only the payment remains. */
async function completeCheckout(guest: Person): Promise<Cart> {
  const id_lang = guest.idLang
  const { addresses } = await guest.call('readSession')
  const { id_address, id_country } = guest.requireValue('readSession', 'addresses', addresses[0])
  const ids = { id_address_delivery: id_address, id_address_invoice: id_address }
  let { cart } = await guest.call('readCart')
  const country = { id_country, id_address_delivery: id_address, id_carrier: cart?.id_carrier, id_lang }
  cart = (await guest.call('updateCountry', { from: buildCartTarget(cart), payload: country })).cart
  cart = (await guest.call('updateCart', { from: buildCartTarget(cart), payload: { ...ids, id_lang } })).cart
  await guest.expectRefusal('updateCart', ['invalid'], {
    from: buildCartTarget(cart),
    situation: "A cart gets somebody else's address",
    payload: { id_address_invoice: 999_999_999, id_lang },
  })
  const { carriers } = await guest.call('readCheckout')
  const carrier = carriers.find((candidate) => candidate.available && candidate.service_points.length === 0)
  const { id_carrier } = guest.requireValue('readCheckout', 'carriers that can take the cart', carrier)
  const payload = { id_carrier, id_address_delivery: id_address, id_lang, step_shipping: 1 }
  await guest.expectRefusal('updateCarrier', ['invalid', 'carrier_unavailable'], {
    from: buildCartTarget(cart),
    situation: 'A guest chooses a carrier that does not exist',
    payload: { ...payload, id_carrier: 999_999_999 },
  })
  cart = (await guest.call('updateCarrier', { from: buildCartTarget(cart), payload })).cart
  if (cart) await checkTotals(guest, 'readCart', 'A guest reads what the cart costs', cart)
  const { actions, changed } = await guest.call('readCheckout')
  const situation = 'Only the payment is left'
  guest.check('readCheckout', situation, 'actions', [], actions)
  guest.check('readCheckout', situation, 'changed', false, changed)
  return guest.requireValue('updateCarrier', 'cart', cart)
}

/** Chooses each country with a known VAT rate in turn, and checks that the VAT in the totals has that rate. */
async function chooseCountries(visitor: Person): Promise<void> {
  const { _embedded } = await visitor.call('listCountries')
  for (const country of _embedded.countries.filter(({ vat }) => vat !== null)) {
    const { cart } = await visitor.call('readCart')
    const payload = { id_country: country.id_country, id_lang: visitor.idLang }
    const changedCart = await visitor.call('updateCountry', { from: buildCartTarget(cart), payload })
    const situation = `A cart goes to ${country.name}`
    if (changedCart.cart) await checkTotals(visitor, 'updateCountry', situation, changedCart.cart)
  }
}

/**
 * Tries to pay for a cart that has changed, requests the payment, and repeats the request as if the response were lost.
 */
async function payTwice(visit: Visit, guest: Person, cart: Cart, otherVariant: VariantForSale): Promise<void> {
  const { payment_methods } = await guest.call('readCheckout')
  const availableMethod = payment_methods.find(({ available }) => available)
  const { id_payment } = guest.requireValue('readCheckout', 'payment_methods that are available', availableMethod)
  const { addresses } = await guest.call('readSession')
  const id_address_invoice = addresses[0]?.id_address
  const payload = { id_payment, id_address_invoice, id_lang: guest.idLang, step_payment: 1 }
  const formerLink = cart._links['payment']
  await addVariant(guest, otherVariant)
  if (formerLink) {
    await guest.expectRefusal('pay', ['cart_changed'], {
      from: formerLink,
      situation: 'Another tab changed the cart after it was shown',
      payload,
    })
  }
  // A heavier cart may need another carrier.
  const shownCart = await completeCheckout(guest)
  const from = buildCartTarget(shownCart)
  const stocks = visit.pay ? await readStocks(visit.createPerson(), shownCart.items) : []
  await guest.expectRefusal('pay', ['invalid'], {
    from,
    situation: 'A guest chooses a payment method that does not exist',
    payload: { ...payload, id_payment: 999_999 },
  })
  const startedPayment = await guest.call('pay', { from, payload })
  const situation = 'The payment is requested again, since the answer was lost'
  const repeatedPayment = await guest.call('pay', { from, payload, situation })
  guest.check('pay', situation, 'redirect', startedPayment.redirect, repeatedPayment.redirect)
  const paymentTarget: ResponseLinks = { owner: 'paymentAnswer', links: startedPayment._links }
  const status = await guest.call('readStatus', { from: paymentTarget })
  guest.check('readStatus', 'The guest has not paid yet', 'status', 'pending', status.status ?? 'pending')
  await visit.createPerson().expectRefusal('readStatus', ['not_found'], {
    from: paymentTarget,
    situation: "A visitor opens somebody else's payment",
  })
  const { redirect } = startedPayment
  if (visit.pay) await walkPaidOrder(visit, guest, { paymentTarget, cart: shownCart, stocks, redirect })
}
