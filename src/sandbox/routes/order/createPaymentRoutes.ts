import type { Hono } from 'hono'
import type { PaymentAnswer } from '../../../contract/checkout'
import { paymentPayload } from '../../../contract/requests'
import { assignCustomer, endPayments, setAddresses } from '../cart/cartAdjustments'
import { createGiftError } from '../cart/giftAddition'
import { requireOpenCart } from '../cart/applyCartChange'
import { readLanguage } from '../../http/language'
import { findStorefrontOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { createValidationError, ShopError } from '../../http/ShopError'
import { readCustomerToken, createToken } from '../../http/tokens'
import { serializeCart } from '../../serializers/cart'
import { type CartRecord, readCartRecord } from '../../queries/cart'
import { findCustomer, readAddresses } from '../../queries/customer'
import { findLatestCartPayment, type PaymentRow, readPaymentMethods } from '../../queries/payment'
import { findPaymentReason, listActions } from '../../rules/checkoutActions'
import { findTakenGift } from '../../rules/giftLines'
import { digestCart, isUnorderable, priceCart } from '../../rules/priceCart'
import type { SandboxContext } from '../../context'
import { reduceStock } from './placeOrder'
import type { SandboxDatabase } from '../../database/SandboxDatabase'

export function createPaymentRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  routes.post('/cart/payment', async (c) => {
    const payload = await readPayload(c, paymentPayload)
    const answer = database.transaction((): PaymentAnswer => {
      const { cart, token } = requireOpenCart(context, c)
      checkDisplayedCart(context, cart.id_cart, c.req.query('seen'))
      const customer = findCustomer(database, readCustomerToken(c))
      if (!customer) {
        throw new ShopError(409, 'checkout_incomplete', 'The checkout is not complete', { actions: ['IDENTIFICATION'] })
      }
      assignCustomer(context, cart, customer)
      setAddresses(context, cart.id_cart, { id_address_invoice: payload.id_address_invoice })
      const record = readCartRecord(context, cart.id_cart)
      const pricedCart = priceCart(record)
      const takenGift = findTakenGift(record.lines, record.giftItems)
      if (takenGift) throw createGiftError(takenGift, takenGift.line.id_cart_item)
      if (isUnorderable(record, pricedCart))
        throw new ShopError(409, 'cart_changed', 'The cart changed', { changed: true })
      const actions = listActions(record, pricedCart, customer, readAddresses(database, customer.id_customer))
      if (actions.length > 0)
        throw new ShopError(409, 'checkout_incomplete', 'The checkout is not complete', { actions })
      const method = readPaymentMethods(database, record.country.iso).find(
        (candidate) => candidate.id_payment === payload.id_payment,
      )
      if (!method) throw createValidationError('id_payment', 'this way to pay is not possible in this country')
      if (findPaymentReason(method, pricedCart.totals.total))
        throw createValidationError('id_payment', 'this amount cannot be paid this way')
      recordGiftPrices(database, record)
      const payment = beginPayment(context, {
        id_cart: cart.id_cart,
        id_customer: customer.id_customer,
        id_payment: payload.id_payment,
        id_lang: payload.id_lang,
        amount_cents: pricedCart.totals.total + method.fee_cents,
        fee_cents: method.fee_cents,
        origin: findStorefrontOrigin(c, context.siteOrigin),
      })
      return {
        cart: serializeCart(record, pricedCart, token, readLanguage(c)),
        redirect: `${findPayOrigin(payment.origin, c.req.url)}/pay/${payment.token}`,
        _links: { status: { href: `/v1/checkout/status/${payment.id}`, method: 'GET' } },
      }
    })
    return c.json(answer)
  })
}

/**
 * Returns the origin of the payment page, which is that of the API. A storefront that forwards the calls has the same
 * host, but its protocol may be another one.
 */
function findPayOrigin(storefrontOrigin: string, url: string): string {
  const { host, origin } = new URL(url)
  return new URL(storefrontOrigin).host === host ? storefrontOrigin : origin
}

/** Refuses a cart that differs from the displayed cart, with 409 cart_changed. Without a digest, nothing is checked. */
function checkDisplayedCart(context: SandboxContext, id_cart: number, displayedDigest: string | undefined): void {
  if (displayedDigest === undefined) return
  const record = readCartRecord(context, id_cart)
  if (displayedDigest !== digestCart(record, priceCart(record))) {
    throw new ShopError(409, 'cart_changed', 'The cart changed since it was seen', { changed: true })
  }
}

/**
 * Returns the pending payment of a cart if the customer, the amount and the method are the same, with the latest
 * language and origin. Otherwise, the pending payment ends, and a new one begins and reserves the items.
 */
function beginPayment(
  context: SandboxContext,
  details: Omit<PaymentRow, 'id' | 'token' | 'state' | 'started'>,
): PaymentRow {
  const { database } = context
  const { id_cart, id_customer, id_payment, id_lang, amount_cents, origin } = details
  const lastPayment = findLatestCartPayment(database, id_cart)
  const canReusePayment =
    lastPayment?.state === 'pending' &&
    lastPayment.id_customer === id_customer &&
    lastPayment.id_payment === id_payment &&
    lastPayment.amount_cents === amount_cents
  if (canReusePayment) {
    database.run('UPDATE payment SET id_lang = ?, origin = ? WHERE id = ?', id_lang, origin, lastPayment.id)
    return { ...lastPayment, id_lang, origin }
  }
  endPayments(database, id_cart)
  const newFields = { token: createToken(), state: 'pending', started: context.now().toISOString() } as const
  const id = database.insertRow('payment', { ...details, ...newFields })
  reserveStock(database, id, id_cart)
  return { ...details, ...newFields, id }
}

/**
 * Records the prices at which the first contributions to items are made, because gifts never count at a higher price
 * after that.
 */
function recordGiftPrices(database: SandboxDatabase, { lines, giftItems }: CartRecord): void {
  for (const { id_giftlist_product: id, amount_cents } of lines) {
    const item = id === null || amount_cents === null ? undefined : giftItems.get(id)
    if (item?.collected_cents === 0)
      database.updateRows('giftlist_product', { id_giftlist_product: id }, { fixed_cents: item.price_cents || null })
  }
}

/**
 * Reserves the items of a pending payment, so that they are not in stock for other users. A trigger releases them when
 * the payment ends. Contributions need no stock. Insufficient stock gives 409 cart_changed.
 */
function reserveStock(database: SandboxDatabase, paymentId: number, id_cart: number): void {
  const reservedItems = database.all<{ id_product_attribute: number; quantity: number }>(
    `SELECT id_product_attribute, sum(quantity) AS quantity FROM cart_item
      WHERE id_cart = ? AND amount_cents IS NULL GROUP BY 1`,
    id_cart,
  )
  for (const line of reservedItems) {
    if (!reduceStock(database, line)) {
      throw new ShopError(409, 'cart_changed', 'There are fewer items now', { changed: true })
    }
    database.insertRow('reservation', { id: paymentId, ...line })
  }
}
