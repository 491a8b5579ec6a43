import type { SandboxDatabase } from '../database/SandboxDatabase'
import { type CartLine, lineColumns, lineTables, queryLines } from './cartLine'
import type { LineDiscount } from '../rules/priceCart'
import { servicePointColumns, type ServicePointRow } from './carrier'

/** A promotion in an order's `offers`. `name` is bilingual JSON. */
export interface OrderPromotion {
  name: string
  cents: number
}

export interface OrderRow {
  id_order: number
  number: string
  placed: string
  id_customer: number
  /** The later states of a paid order depend on the time (rules/orderState). */
  status: 'paid' | 'cancelled'
  email: string
  is_guest: number
  items_cents: number
  discount_cents: number
  shipping_cents: number
  wrapping_cents: number
  fee_cents: number
  total_cents: number
  /** The VAT, the addresses and the promotions (`offers`) are JSON. */
  vat: string
  delivery_address: string
  invoice_address: string
  offers: string
  gift_wanted: number
  gift_message: string
  /**
   * The carrier is null if nothing is delivered to the customer. The delivery address is then JSON's null.
   * `carrier_name`, `carrier_delay` and `payment_name` are bilingual JSON.
   */
  carrier_key: string | null
  carrier_name: string | null
  carrier_delay: string | null
  payment_key: string
  service_point: string | null
  payment_name: string
  /** The number of working days by which delivery to the country takes longer than in the shop's own country. */
  extra_days: number
}

/** The positions are those of the line items in the order. */
export interface WithdrawalRecord {
  id_withdrawal: number
  requested: string
  reason: string
  lines: { position: number; quantity: number }[]
}

export interface OrderRecord {
  row: OrderRow
  /** `stock` is the current stock of the variant; 0 if the product is no longer sold. */
  lines: (CartLine & LineDiscount)[]
  /** The oldest withdrawal comes first. */
  withdrawals: WithdrawalRecord[]
  vouchers: { code: string; name: string; amount_cents: number }[]
  service_point: ServicePointRow | null
}

/**
 * Reads an order with its line items and vouchers if it belongs to this customer. Prices are as they were on the day of
 * the order.
 */
export function readOrder(database: SandboxDatabase, id_order: number, id_customer: number): OrderRecord | undefined {
  const row = database.one<OrderRow>(
    `SELECT orders.*, carrier.key AS carrier_key, carrier.name AS carrier_name, carrier.delay AS carrier_delay, payment_method.key AS payment_key,
      payment_method.name AS payment_name, ifnull(country.extra_days, 0) AS extra_days
      FROM orders LEFT JOIN carrier USING (id_carrier) JOIN payment_method USING (id_payment)
      LEFT JOIN country ON country.id_country = delivery_address ->> 'id_country'
      WHERE id_order = ? AND id_customer = ?`,
    id_order,
    id_customer,
  )
  if (!row) return undefined
  const lines = queryLines<OrderRecord['lines'][number]>(
    database,
    `SELECT line.position AS id_cart_item, line.quantity, line.price_cents, line.regular_cents,
      line.lowest_cents, line.discount_cents AS discount, line.free_quantity AS free, line.delivery ->> 'unit' AS delivery_unit, line.delivery ->> 'min' AS delivery_min,
      line.delivery ->> 'max' AS delivery_max, line.destination, iif(product.active, combination.stock, 0) AS stock, ${lineColumns}
      FROM order_line ${lineTables} WHERE id_order = ? ORDER BY line.position`,
    id_order,
  )
  const vouchers = database.all<OrderRecord['vouchers'][number]>(
    `SELECT code, name, order_voucher.amount_cents FROM order_voucher JOIN voucher USING (id_cart_rule)
      WHERE id_order = ? ORDER BY id_cart_rule`,
    id_order,
  )
  const servicePointSql = `SELECT ${servicePointColumns} FROM service_point WHERE id = ?`
  const service_point = database.one<ServicePointRow>(servicePointSql, row.service_point)
  const withdrawals = readWithdrawals(database, id_order)
  return { row, lines, withdrawals, vouchers, service_point: service_point ?? null }
}

function readWithdrawals(database: SandboxDatabase, id_order: number): WithdrawalRecord[] {
  const lines = database.all<WithdrawalRecord['lines'][number] & { id_withdrawal: number }>(
    'SELECT id_withdrawal, position, quantity FROM withdrawal_line WHERE id_order = ? ORDER BY position',
    id_order,
  )
  return database
    .all<Omit<WithdrawalRecord, 'lines'>>(
      'SELECT id_withdrawal, requested, reason FROM withdrawal WHERE id_order = ? ORDER BY id_withdrawal',
      id_order,
    )
    .map((row) => ({ ...row, lines: lines.filter((line) => line.id_withdrawal === row.id_withdrawal) }))
}

/**
 * Reads a page of a customer's orders, latest first, and their total number. Orders that a guest placed before creating
 * an account are included.
 */
export function readOrders(
  database: SandboxDatabase,
  id_customer: number,
  { limit, offset }: { limit: number; offset: number },
): { orders: OrderRecord[]; total: number } {
  const orders = database
    .column<number>(
      'SELECT id_order FROM orders WHERE id_customer = ? ORDER BY id_order DESC LIMIT ? OFFSET ?',
      id_customer,
      limit,
      offset,
    )
    .flatMap((id_order) => readOrder(database, id_order, id_customer) ?? [])
  return { orders, total: database.count('orders WHERE id_customer = ?', id_customer) }
}

/** Finds a guest's order by its number and email address. Customers with an account log in instead. */
export function findGuestOrder(database: SandboxDatabase, orderNumber: string, email: string): OrderRecord | undefined {
  const foundOrder = database.one<{ id_order: number; id_customer: number }>(
    `SELECT id_order, id_customer FROM orders JOIN customer USING (id_customer)
      WHERE number = ? AND orders.email = ? COLLATE NOCASE AND customer.is_guest = 1`,
    orderNumber,
    email,
  )
  return foundOrder && readOrder(database, foundOrder.id_order, foundOrder.id_customer)
}
