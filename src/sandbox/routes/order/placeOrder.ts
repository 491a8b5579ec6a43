import { readCartRecord, type CartRecord } from '../../queries/cart'
import { findOwnAddress } from '../../queries/customer'
import type { OrderPromotion } from '../../queries/order'
import type { PaymentRow } from '../../queries/payment'
import { isContribution, needsDelivery } from '../../rules/giftLines'
import { isUnorderable, priceCart, type PricedCart } from '../../rules/priceCart'
import { calculateVat } from '../../rules/totals'
import type { SandboxContext } from '../../context'
import type { SandboxDatabase } from '../../database/SandboxDatabase'

/**
 * The error for a paid cart that can no longer be ordered, because it is sold out, changed or already ordered. The
 * payment then fails (settlePayment).
 */
export class UnorderableCartError extends Error {}

/**
 * Turns a paid cart into an order with line items, takes the items from the stock, records the use of vouchers, and
 * closes the cart. Must run in the transaction that marks the payment as paid. Throws an UnorderableCartError if the
 * cart can no longer be ordered.
 */
export function placeOrder(context: SandboxContext, payment: PaymentRow): void {
  const { database } = context
  const record = readCartRecord(context, payment.id_cart)
  const pricedCart = priceCart(record)
  const isChanged =
    isUnorderable(record, pricedCart) || pricedCart.totals.total + payment.fee_cents !== payment.amount_cents
  const isAddressMissing = needsDelivery(record.lines) && !record.delivery
  if (record.row.closed === 1 || isChanged || isAddressMissing || pricedCart.totals.shipping === null) {
    throw new UnorderableCartError('changed')
  }
  const id_order = insertOrder(context, payment, record, pricedCart)
  insertLines(context, id_order, record, pricedCart)
  const email = database.value<string>('SELECT email FROM orders WHERE id_order = ?', id_order)
  for (const { id_cart_rule } of record.vouchers) {
    const amount_cents = pricedCart.vouchers.get(id_cart_rule)?.cents ?? 0
    database.insertRow('order_voucher', { id_order, id_cart_rule, email, amount_cents })
  }
  database.run('UPDATE cart SET closed = 1 WHERE id_cart = ?', payment.id_cart)
}

function buildNextOrderNumber({ database, now }: SandboxContext): string {
  const year = now().getUTCFullYear()
  const orderCount = database.count('orders WHERE number LIKE ?', `UN-${year}-%`)
  return `UN-${year}-${String(orderCount + 1).padStart(5, '0')}`
}

/**
 * Lists the discount of each promotion with its name in both languages, so that an order does not change when the
 * promotion ends.
 */
const listPromotions = ({ promotions }: CartRecord, pricedCart: PricedCart): OrderPromotion[] =>
  pricedCart.promotions.flatMap(({ id_cart_rule, cents }) => {
    const name = promotions.find((promotion) => promotion.id_cart_rule === id_cart_rule)?.name
    return name !== undefined && cents > 0 ? [{ name, cents }] : []
  })

function insertOrder(context: SandboxContext, payment: PaymentRow, record: CartRecord, pricedCart: PricedCart): number {
  const { database } = context
  const { id_customer, id_payment, fee_cents, amount_cents } = payment
  const { row } = record
  const { totals } = pricedCart
  const isDelivered = needsDelivery(record.lines)
  const serializeAddress = (id: number | null) => JSON.stringify(id && findOwnAddress(database, id_customer, id))
  return database.insertRow('orders', {
    number: buildNextOrderNumber(context),
    id_cart: row.id_cart,
    id_customer,
    placed: context.now().toISOString(),
    status: 'paid',
    ...database.one<{ email: string; is_guest: number }>(
      'SELECT email, is_guest FROM customer WHERE id_customer = ?',
      id_customer,
    ),
    items_cents: totals.items,
    discount_cents: totals.discount,
    shipping_cents: totals.shipping,
    wrapping_cents: totals.wrapping,
    fee_cents,
    total_cents: amount_cents,
    vat: [{ rate: record.country.vat, cents: calculateVat(amount_cents, record.country.vat) }],
    id_carrier: isDelivered ? row.id_carrier : null,
    service_point: isDelivered ? row.service_point : null,
    id_payment,
    gift_wanted: row.gift_wanted,
    gift_message: row.gift_message,
    delivery_address: serializeAddress(isDelivered ? row.id_address_delivery : null),
    invoice_address: serializeAddress(row.id_address_invoice),
    offers: listPromotions(record, pricedCart),
  })
}

function insertLines(
  { database }: SandboxContext,
  id_order: number,
  { lines }: CartRecord,
  pricedCart: PricedCart,
): void {
  lines.forEach((line, position) => {
    const { delivery_unit: unit, delivery_min: min, delivery_max: max } = line
    database.insertRow('order_line', {
      id_order,
      position,
      id_product_attribute: line.id_product_attribute,
      quantity: line.quantity,
      price_cents: line.price_cents,
      regular_cents: line.regular_cents,
      lowest_cents: line.lowest_cents,
      discount_cents: pricedCart.lines[position]?.discount ?? 0,
      free_quantity: pricedCart.lines[position]?.free ?? 0,
      id_giftlist_product: line.id_giftlist_product,
      delivery: { unit, min, max },
      amount_cents: line.amount_cents,
      message: line.message,
      destination: line.destination,
    })
    if (!isContribution(line) && !reduceStock(database, line)) throw new UnorderableCartError('sold out')
  })
}

export const reduceStock = (
  database: SandboxDatabase,
  { id_product_attribute, quantity }: { id_product_attribute: number; quantity: number },
): boolean =>
  database.run(
    'UPDATE combination SET stock = stock - ?1 WHERE id_product_attribute = ?2 AND stock >= ?1',
    quantity,
    id_product_attribute,
  ) > 0
