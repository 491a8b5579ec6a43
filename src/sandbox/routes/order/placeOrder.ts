import { readCartState, type CartRecordState } from '../../queries/cart'
import { findOwnAddress } from '../../queries/customer'
import type { OrderPromotion } from '../../queries/order'
import type { PaymentRow } from '../../queries/payment'
import { isContribution, needsDelivery } from '../../rules/giftLines'
import { needsAttention, priceCart, type PricedCart } from '../../rules/priceCart'
import type { SandboxContext } from '../../context'

/**
 * The error for a paid cart that can no longer be ordered, because it is sold out, changed or already ordered. The
 * payment is refunded.
 */
export class OrderRefusal extends Error {}

/**
 * Turns a paid cart into an order with lines, stock and use of vouchers, and closes the cart. Must run in the
 * transaction that marks the payment. Throws CannotOrder if the cart is not the one that was paid.
 */
export function placeOrder(context: SandboxContext, payment: PaymentRow): void {
  const { database } = context
  const state = readCartState(context, payment.id_cart)
  const priced = priceCart(state)
  const changed = needsAttention(state, priced) || priced.totals.total !== payment.amount_cents
  const addressless = needsDelivery(state.lines) && !state.delivery
  if (state.row.closed === 1 || changed || addressless || priced.totals.shipping === null) {
    throw new OrderRefusal('changed')
  }
  const id_order = insertOrder(context, payment, state, priced)
  insertLines(context, id_order, state, priced)
  for (const { id_cart_rule } of state.vouchers) {
    database.run(
      `INSERT INTO order_voucher (id_order, id_cart_rule, email, amount_cents)
        SELECT ?, ?, email, ? FROM orders WHERE id_order = ?`,
      id_order,
      id_cart_rule,
      priced.vouchers.get(id_cart_rule)?.cents ?? 0,
      id_order,
    )
  }
  database.run('UPDATE cart SET closed = 1 WHERE id_cart = ?', payment.id_cart)
}

function findNextNumber({ database, now }: SandboxContext): string {
  const year = now().getUTCFullYear()
  const used = database.one<{ count: number }>(
    'SELECT count(*) AS count FROM orders WHERE number LIKE ?',
    `UN-${year}-%`,
  )
  return `UN-${year}-${String((used?.count ?? 0) + 1).padStart(5, '0')}`
}

/**
 * Lists the discount of each promotion with its name in both languages, so that an order does not change when the
 * promotion ends.
 */
const listPromotions = ({ promotions }: CartRecordState, priced: PricedCart): OrderPromotion[] =>
  priced.promotions.flatMap(({ id_cart_rule, cents }) => {
    const name = promotions.find((one) => one.id_cart_rule === id_cart_rule)?.name
    return name !== undefined && cents > 0 ? [{ name, cents }] : []
  })

function insertOrder(context: SandboxContext, payment: PaymentRow, state: CartRecordState, priced: PricedCart): number {
  const { database } = context
  const { row } = state
  const { totals } = priced
  const isDelivered = needsDelivery(state.lines)
  const serializeAddress = (id: number | null) =>
    JSON.stringify(id && findOwnAddress(database, payment.id_customer, id))
  return database.insert(
    `INSERT INTO orders (number, id_cart, id_customer, placed, status, email, is_guest, items_cents, discount_cents,
      shipping_cents, wrapping_cents, total_cents, vat, id_carrier, service_point, id_payment, gift_wanted, gift_message,
      delivery_address, invoice_address, offers)
      SELECT ?, ?, id_customer, ?, 'paid', email, is_guest, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
      FROM customer WHERE id_customer = ?`,
    findNextNumber(context),
    row.id_cart,
    context.now().toISOString(),
    totals.items,
    totals.discount,
    totals.shipping,
    totals.wrapping,
    totals.total,
    JSON.stringify(totals.vat),
    isDelivered ? row.id_carrier : null,
    isDelivered ? row.service_point : null,
    payment.id_payment,
    row.gift_wanted,
    row.gift_message,
    serializeAddress(isDelivered ? row.id_address_delivery : null),
    serializeAddress(row.id_address_invoice),
    JSON.stringify(listPromotions(state, priced)),
    payment.id_customer,
  )
}

function insertLines(
  { database }: SandboxContext,
  id_order: number,
  { lines }: CartRecordState,
  priced: PricedCart,
): void {
  lines.forEach((line, position) => {
    const { delivery_unit: unit, delivery_min: min, delivery_max: max } = line
    database.insert(
      `INSERT INTO order_line (id_order, position, id_product_attribute, quantity, price_cents, regular_cents,
        lowest_cents, discount_cents, free_quantity, id_giftlist_product, delivery, amount_cents, message, destination)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id_order,
      position,
      line.id_product_attribute,
      line.quantity,
      line.price_cents,
      line.regular_cents,
      line.lowest_cents,
      priced.lines[position]?.discount ?? 0,
      priced.lines[position]?.free ?? 0,
      line.id_giftlist_product,
      JSON.stringify({ unit, min, max }),
      line.amount_cents,
      line.message,
      line.destination,
    )
    if (isContribution(line)) return
    const taken = database.run(
      'UPDATE combination SET stock = stock - ?1 WHERE id_product_attribute = ?2 AND stock >= ?1',
      line.quantity,
      line.id_product_attribute,
    )
    if (taken === 0) throw new OrderRefusal('sold out')
  })
}
