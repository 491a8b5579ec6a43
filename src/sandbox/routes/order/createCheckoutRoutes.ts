import type { Context, Hono } from 'hono'
import type { Checkout, StatusAnswer } from '../../../contract/checkout'
import type { Links } from '../../../contract/links'
import { readLanguage } from '../../http/language'
import { readPathId } from '../../http/readPayload'
import { createNotFoundError } from '../../http/ShopError'
import { readCustomerToken } from '../../http/tokens'
import { serializeAddresses } from '../../serializers/session'
import { serializeCart } from '../../serializers/cart'
import { serializeCarriers, serializePaymentMethod } from '../../serializers/checkout'
import { serializeCountry } from '../../serializers/catalogue'
import { type CartRecord, readCartRecord } from '../../queries/cart'
import { type CustomerRow, readAddresses, findCustomer } from '../../queries/customer'
import {
  findLatestCartPayment,
  findLatestCustomerPayment,
  readPaymentMethods,
  type PaymentRow,
} from '../../queries/payment'
import { readCountries } from '../../queries/catalogue'
import { listActions } from '../../rules/checkoutActions'
import { isUnorderable, priceCart, type PricedCart } from '../../rules/priceCart'
import { listPointsToShow } from '../../queries/servicePoint'
import { findRequestedCart } from '../../session/requestedCart'
import type { SandboxContext } from '../../context'

export function createCheckoutRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  const findMissingSteps = (
    record: CartRecord,
    pricedCart: PricedCart,
    customer: CustomerRow | undefined,
  ): Pick<Checkout, 'actions' | 'changed'> => ({
    actions: listActions(record, pricedCart, customer, readAddresses(database, customer?.id_customer ?? 0)),
    changed: isUnorderable(record, pricedCart),
  })

  const buildCheckout = (c: Context): Checkout => {
    const language = readLanguage(c)
    const requestedCart = findRequestedCart(context, c)
    const customer = findCustomer(database, readCustomerToken(c))
    const addresses = customer ? serializeAddresses(customer, readAddresses(database, customer.id_customer)) : []
    // Payments for other carts are included, because the customer may have paid without returning from the provider's
    // page.
    const lastPayment = customer && findLatestCustomerPayment(database, customer.id_customer)
    const countries = readCountries(database).map((row) => serializeCountry(row, language))
    if (!requestedCart || requestedCart.cart.closed === 1) {
      const payment = (requestedCart && findLatestCartPayment(database, requestedCart.cart.id_cart)) ?? lastPayment
      const emptyCheckout = { cart: null, changed: false, actions: [], carriers: [], payment_methods: [] }
      return { ...emptyCheckout, addresses, countries, _links: buildCheckoutLinks(payment) }
    }
    const { cart, token } = requestedCart
    const record = readCartRecord(context, cart.id_cart)
    const pricedCart = priceCart(record)
    const { iso } = record.country
    return {
      ...findMissingSteps(record, pricedCart, customer),
      cart: serializeCart(record, pricedCart, token, language),
      addresses,
      countries,
      carriers: serializeCarriers(record, pricedCart, listPointsToShow(database, record), language),
      payment_methods: readPaymentMethods(database, iso).map((row) =>
        serializePaymentMethod(row, pricedCart.totals.total, language),
      ),
      _links: buildCheckoutLinks(findLatestCartPayment(database, cart.id_cart) ?? lastPayment),
    }
  }

  routes.get('/checkout', (c) => c.json(buildCheckout(c)))
  routes.get('/checkout/identification', (c) => c.json(buildCheckout(c)))

  routes.get('/checkout/status/:id', (c) => {
    const payment = database.one<PaymentRow>('SELECT * FROM payment WHERE id = ?', readPathId(c, 'id'))
    const hasCart = findRequestedCart(context, c)?.cart.id_cart === payment?.id_cart
    const customer = findCustomer(database, readCustomerToken(c))
    const isCustomer = customer?.id_customer === payment?.id_customer
    if (!payment || !(hasCart || isCustomer)) throw createNotFoundError('payment')
    const id_order = database.value<number>('SELECT id_order FROM orders WHERE id_cart = ?', payment.id_cart)
    const record = readCartRecord(context, payment.id_cart)
    const answer: StatusAnswer = {
      ...(id_order ? { actions: [], changed: false } : findMissingSteps(record, priceCart(record), customer)),
      status: id_order ? 'paid' : payment.state,
      id_order: id_order ?? null,
      _links: {
        self: { href: `/v1/checkout/status/${payment.id}`, method: 'GET' },
        checkout: { href: '/v1/checkout', method: 'GET' },
        ...(id_order && { order: { href: `/v1/orders/${id_order}`, method: 'GET' as const } }),
      },
    }
    return c.json(answer)
  })
}

const buildCheckoutLinks = (payment: PaymentRow | undefined): Links => ({
  self: { href: '/v1/checkout', method: 'GET' },
  ...(payment && { status: { href: `/v1/checkout/status/${payment.id}`, method: 'GET' as const } }),
})
