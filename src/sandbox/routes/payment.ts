import { Hono } from 'hono'
import type { PaymentAnswer } from '../../contract/checkout'
import { pay } from '../../contract/requests'
import { adoptCustomer } from '../changes/adoptCustomer'
import { checkSeen } from '../changes/checkSeen'
import { openCart } from '../changes/changeCart'
import { setAddresses } from '../changes/setAddresses'
import { langOfRequest } from '../http/language'
import { shopperOrigin } from '../http/origin'
import { payload } from '../http/payload'
import { invalid, ShopError } from '../http/ShopError'
import { customerToken } from '../http/tokens'
import { beginPayment } from '../payment/beginPayment'
import { presentCart } from '../presenters/cart'
import { cartState } from '../records/cart'
import { addressesOf, customerOf } from '../records/customer'
import { paymentMethods } from '../records/payment'
import { actionsFor } from '../rules/actionsFor'
import { paymentReason } from '../rules/paymentReason'
import { needsAttention, priceCart } from '../rules/priceCart'
import type { Shop } from '../shop'

/** The cart's payment link: starts a payment at the provider, or answers the one that is under way. */
export function paymentRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  routes.post('/cart/payment', async (c) => {
    const wanted = await payload(c, pay)
    const answer = database.transaction((): PaymentAnswer => {
      const { cart, token } = openCart(shop, c)
      checkSeen(shop, cart.id_cart, c.req.query('seen'))
      const customer = customerOf(database, customerToken(c))
      if (!customer) {
        throw new ShopError(409, 'checkout_incomplete', 'The checkout is not complete', { actions: ['IDENTIFICATION'] })
      }
      adoptCustomer(shop, cart, customer)
      setAddresses(shop, cart.id_cart, { id_address_invoice: wanted.id_address_invoice })
      const state = cartState(shop, cart.id_cart)
      const priced = priceCart(state)
      if (needsAttention(state, priced)) throw new ShopError(409, 'cart_changed', 'The cart changed', { changed: true })
      const actions = actionsFor(state, priced, customer, addressesOf(database, customer.id_customer))
      if (actions.length > 0)
        throw new ShopError(409, 'checkout_incomplete', 'The checkout is not complete', { actions })
      const method = paymentMethods(database, state.country.iso).find((one) => one.id_payment === wanted.id_payment)
      if (!method) throw invalid('id_payment', 'this way to pay is not possible in this country')
      if (paymentReason(method, priced.totals.total)) throw invalid('id_payment', 'this amount cannot be paid this way')
      const payment = beginPayment(shop, {
        id_cart: cart.id_cart,
        id_customer: customer.id_customer,
        id_payment: wanted.id_payment,
        id_lang: wanted.id_lang === 2 ? 2 : 1,
        amount_cents: priced.totals.total,
        origin: shopperOrigin(c, shop.siteOrigin),
      })
      return {
        cart: presentCart(state, priced, token, langOfRequest(c)),
        redirect: `${payment.origin}/pay/${payment.token}`,
        _links: { status: { href: `/v1/checkout/status/${payment.id}`, method: 'GET' } },
      }
    })
    return c.json(answer)
  })

  return routes
}
