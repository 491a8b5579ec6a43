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
    const root = await visit.readRoot(guest)
    const [offeredVariant, otherVariant] = await findVariants(guest, root)
    await addVariant(guest, root, offeredVariant)
    visit.cleanLater(() => emptyCart(guest, root))
    const { actions } = await guest.call('readCheckoutIdentification', root)
    guest.check('readCheckoutIdentification', 'A visitor begins the checkout', 'actions', ['IDENTIFICATION'], actions)
    await visit.runPart(() => chooseCountries(guest, root))
    await becomeGuest(visit, guest, root)
    const cart = await completeCheckout(guest, root)
    await payTwice(visit, guest, root, { cart, otherVariant })
  })
  await visit.runPart(async () => {
    const stranger = visit.createPerson()
    const root = await visit.readRoot(stranger)
    await stranger.expectRefusal('readSession', root, ['not_logged_in'], { situation: 'A visitor without a session' })
    await stranger.expectRefusal('readOrder', '/v1/orders/999999999', ['not_logged_in', 'not_found'], {
      situation: 'A visitor opens an order',
    })
  })
}

/** Chooses the country, a carrier and the addresses, so that only the payment remains. */
export async function completeCheckout(guest: Person, root: ResponseLinks): Promise<Cart> {
  const id_lang = guest.idLang
  const { addresses } = await guest.call('readSession', root)
  const { id_address, id_country } = guest.requireValue('readSession', 'addresses', addresses[0])
  const ids = { id_address_delivery: id_address, id_address_invoice: id_address }
  let { cart } = await guest.call('readCart', root)
  const country = { id_country, id_address_delivery: id_address, id_carrier: cart?.id_carrier, id_lang }
  cart = (await guest.call('updateCountry', buildCartTarget(cart), { payload: country })).cart
  cart = (await guest.call('updateCart', buildCartTarget(cart), { payload: { ...ids, id_lang } })).cart
  await guest.expectRefusal('updateCart', buildCartTarget(cart), ['invalid'], {
    situation: "A cart gets somebody else's address",
    payload: { id_address_invoice: 999_999_999, id_lang },
  })
  const { carriers } = await guest.call('readCheckout', root)
  const carrier = carriers.find((each) => each.available && each.service_points.length === 0)
  const { id_carrier } = guest.requireValue('readCheckout', 'carriers that can take the cart', carrier)
  const payload = { id_carrier, id_address_delivery: id_address, id_lang, step_shipping: 1 }
  await guest.expectRefusal('updateCarrier', buildCartTarget(cart), ['invalid', 'carrier_unavailable'], {
    situation: 'A guest chooses a carrier that does not exist',
    payload: { ...payload, id_carrier: 999_999_999 },
  })
  cart = (await guest.call('updateCarrier', buildCartTarget(cart), { payload })).cart
  if (cart) await checkTotals(guest, root, 'readCart', 'A guest reads what the cart costs', cart)
  const { actions, changed } = await guest.call('readCheckout', root)
  const situation = 'Only the payment is left'
  guest.check('readCheckout', situation, 'actions', [], actions)
  guest.check('readCheckout', situation, 'changed', false, changed)
  return guest.requireValue('updateCarrier', 'cart', cart)
}

/** Chooses each country with a known VAT rate in turn, and checks that the VAT in the totals has that rate. */
async function chooseCountries(visitor: Person, root: ResponseLinks): Promise<void> {
  const { _embedded } = await visitor.call('listCountries', root)
  for (const country of _embedded.countries.filter(({ vat }) => vat !== null)) {
    const { cart } = await visitor.call('readCart', root)
    const payload = { id_country: country.id_country, id_lang: visitor.idLang }
    const changedCart = await visitor.call('updateCountry', buildCartTarget(cart), { payload })
    const situation = `A cart goes to ${country.name}`
    if (changedCart.cart) await checkTotals(visitor, root, 'updateCountry', situation, changedCart.cart)
  }
}

interface PaymentAttempt {
  cart: Cart
  otherVariant: VariantForSale
}

/**
 * Tries to pay for a cart that has changed, requests the payment, and repeats the request as if the response were lost.
 */
async function payTwice(
  visit: Visit,
  guest: Person,
  root: ResponseLinks,
  { cart, otherVariant }: PaymentAttempt,
): Promise<void> {
  const { payment_methods } = await guest.call('readCheckout', root)
  const availableMethod = payment_methods.find(({ available }) => available)
  const { id_payment } = guest.requireValue('readCheckout', 'payment_methods that are available', availableMethod)
  const { addresses } = await guest.call('readSession', root)
  const invoice = { id_address_invoice: addresses[0]?.id_address, id_lang: guest.idLang, step_payment: 1 }
  const payload = { ...invoice, id_payment }
  const formerLink = cart._links['payment']
  await addVariant(guest, root, otherVariant)
  if (formerLink) {
    await guest.expectRefusal('pay', formerLink, ['cart_changed'], {
      situation: 'Another tab changed the cart after it was shown',
      payload,
    })
  }
  // A heavier cart may need another carrier.
  const shownCart = await completeCheckout(guest, root)
  const stocks = visit.pay ? await readStocks(visit, root, shownCart.items) : []
  await guest.expectRefusal('pay', buildCartTarget(shownCart), ['invalid'], {
    situation: 'A guest chooses a payment method that does not exist',
    payload: { ...payload, id_payment: 999_999 },
  })
  const startedPayment = await guest.call('pay', buildCartTarget(shownCart), { payload })
  const situation = 'The payment is requested again, since the answer was lost'
  const repeatedPayment = await guest.call('pay', buildCartTarget(shownCart), { payload, situation })
  guest.check('pay', situation, 'redirect', startedPayment.redirect, repeatedPayment.redirect)
  const paymentTarget: ResponseLinks = { owner: 'paymentAnswer', links: startedPayment._links }
  const status = await guest.call('readStatus', paymentTarget)
  guest.check('readStatus', 'The guest has not paid yet', 'status', 'pending', status.status ?? 'pending')
  const stranger = visit.createPerson()
  await stranger.expectRefusal('readStatus', paymentTarget, ['not_found'], {
    situation: "A visitor opens somebody else's payment",
  })
  if (visit.pay)
    await walkPaidOrder(visit, guest, {
      root,
      paymentTarget,
      cart: shownCart,
      stocks,
      redirect: startedPayment.redirect,
    })
}
