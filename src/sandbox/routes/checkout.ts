import { Hono, type Context } from 'hono'
import type { Checkout, StatusAnswer } from '../../contract/checkout'
import type { Links } from '../../contract/links'
import { langOfRequest } from '../http/language'
import { pathId } from '../http/payload'
import { notFound } from '../http/ShopError'
import { customerToken } from '../http/tokens'
import { presentAddresses } from '../presenters/address'
import { presentCart } from '../presenters/cart'
import { presentCarriers, presentPaymentMethod } from '../presenters/checkout'
import { presentCountry } from '../presenters/range'
import { cartState } from '../records/cart'
import { addressesOf, customerOf } from '../records/customer'
import { latestPaymentOfCart, latestPaymentOfCustomer, paymentMethods, type PaymentRow } from '../records/payment'
import { readCountries } from '../records/range'
import { actionsFor } from '../rules/actionsFor'
import { needsAttention, priceCart } from '../rules/priceCart'
import { pointsToShow } from '../servicePoints/pointsToShow'
import { requestedCart } from '../session/requestedCart'
import type { Shop } from '../shop'

const linksWith = (payment: PaymentRow | undefined): Links => ({
  self: { href: '/v1/checkout', method: 'GET' },
  ...(payment && { status: { href: `/v1/checkout/status/${payment.id}`, method: 'GET' as const } }),
})

/** GET checkout, checkout_identification and the status link. */
export function checkoutRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  const checkout = (c: Context): Checkout => {
    const lang = langOfRequest(c)
    const known = requestedCart(shop, c)
    const customer = customerOf(database, customerToken(c))
    const rows = customer ? addressesOf(database, customer.id_customer) : []
    const addresses = customer ? presentAddresses(customer, rows) : []
    // Also of another cart: the shopper may have paid and never come back from the provider's page.
    const last = customer && latestPaymentOfCustomer(database, customer.id_customer)
    const countries = readCountries(database).map((row) => presentCountry(row, lang))
    if (!known || known.cart.closed === 1) {
      const payment = (known && latestPaymentOfCart(database, known.cart.id_cart)) ?? last
      const nothing = { cart: null, changed: false, actions: [], carriers: [], payment_methods: [] }
      return { ...nothing, addresses, countries, _links: linksWith(payment) }
    }
    const { cart, token } = known
    const state = cartState(shop, cart.id_cart)
    const priced = priceCart(state)
    const { iso } = state.country
    return {
      cart: presentCart(state, priced, token, lang),
      changed: needsAttention(state, priced),
      actions: actionsFor(state, priced, customer, rows),
      addresses,
      countries,
      carriers: presentCarriers(state, priced, pointsToShow(database, state), lang),
      payment_methods: paymentMethods(database, iso).map((row) => presentPaymentMethod(row, priced.totals.total, lang)),
      _links: linksWith(latestPaymentOfCart(database, cart.id_cart) ?? last),
    }
  }

  routes.get('/checkout', (c) => c.json(checkout(c)))
  routes.get('/checkout/identification', (c) => c.json(checkout(c)))

  routes.get('/checkout/status/:id', (c) => {
    const payment = database.one<PaymentRow>('SELECT * FROM payment WHERE id = ?', pathId(c, 'id'))
    const byCart = requestedCart(shop, c)?.cart.id_cart === payment?.id_cart
    const byCustomer = customerOf(database, customerToken(c))?.id_customer === payment?.id_customer
    if (!payment || !(byCart || byCustomer)) throw notFound('payment')
    const order = database.one<{ id_order: number }>('SELECT id_order FROM orders WHERE id_cart = ?', payment.id_cart)
    const answer: StatusAnswer = {
      status: order ? 'paid' : payment.state,
      id_order: order?.id_order ?? null,
      _links: {
        self: { href: `/v1/checkout/status/${payment.id}`, method: 'GET' },
        checkout: { href: '/v1/checkout', method: 'GET' },
        ...(order && { order: { href: `/v1/orders/${order.id_order}`, method: 'GET' as const } }),
      },
    }
    return c.json(answer)
  })

  return routes
}
