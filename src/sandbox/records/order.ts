import type { Order } from '../../contract/order'
import type { ShopDatabase } from '../database/ShopDatabase'
import { lineColumns, lineTables, readLines, type CartLine } from './cartLine'
import type { ServicePointRow } from './carrier'

/** An offer of the cart in an order's `offers`; `name` is bilingual JSON. */
export interface OrderOffer {
  name: string
  cents: number
}

export interface OrderRow {
  id_order: number
  number: string
  placed: string
  status: Order['status']
  email: string
  is_guest: number
  items_cents: number
  discount_cents: number
  shipping_cents: number
  wrapping_cents: number
  total_cents: number
  /** JSON, as are the addresses. */
  vat: string
  delivery_address: string
  invoice_address: string
  offers: string
  gift_wanted: number
  gift_message: string
  carrier_key: string
  carrier_name: string
  carrier_delay: string
  payment_key: string
  service_point: string | null
  payment_name: string
}

export interface OrderRecord {
  row: OrderRow
  lines: CartLine[]
  /** What was taken off each line (cents), and how many of its pieces were free, in their order. */
  given: { discount: number; free: number }[]
  vouchers: { code: string; name: string; amount_cents: number }[]
  service_point: ServicePointRow | null
}

/** An order with its lines and vouchers, if it is this customer's. Prices are those of the day it was placed. */
export function readOrder(database: ShopDatabase, id_order: number, id_customer: number): OrderRecord | undefined {
  const row = database.one<OrderRow>(
    `SELECT orders.*, carrier.key AS carrier_key, carrier.name AS carrier_name, carrier.delay AS carrier_delay, payment_method.key AS payment_key,
      payment_method.name AS payment_name FROM orders JOIN carrier USING (id_carrier) JOIN payment_method USING (id_payment)
      WHERE id_order = ? AND id_customer = ?`,
    id_order,
    id_customer,
  )
  if (!row) return undefined
  const lines = readLines(
    database,
    `SELECT line.position AS id_cart_item, line.quantity, line.price_cents, line.regular_cents,
      line.lowest_cents, line.delivery ->> 'unit' AS delivery_unit, line.delivery ->> 'min' AS delivery_min,
      line.delivery ->> 'max' AS delivery_max, 0 AS stock, ${lineColumns}
      FROM order_line ${lineTables} WHERE id_order = ? ORDER BY line.position`,
    id_order,
  )
  const given = database.all<OrderRecord['given'][number]>(
    'SELECT discount_cents AS discount, free_quantity AS free FROM order_line WHERE id_order = ? ORDER BY position',
    id_order,
  )
  const vouchers = database.all<OrderRecord['vouchers'][number]>(
    `SELECT code, name, order_voucher.amount_cents FROM order_voucher JOIN voucher USING (id_cart_rule)
      WHERE id_order = ? ORDER BY id_cart_rule`,
    id_order,
  )
  const service_point = database.one<ServicePointRow>('SELECT * FROM service_point WHERE id = ?', row.service_point)
  return { row, lines, given, vouchers, service_point: service_point ?? null }
}
