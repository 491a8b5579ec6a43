import type { ShopDatabase } from '../database/ShopDatabase'
import { readOrder, type OrderRecord } from './order'

/** A customer's orders, the latest first, and how many there are in all; those from before a guest made an account too. */
export function ordersOf(
  database: ShopDatabase,
  id_customer: number,
  { limit, offset }: { limit: number; offset: number },
): { orders: OrderRecord[]; total: number } {
  const count = database.one<{ total: number }>(
    'SELECT count(*) AS total FROM orders WHERE id_customer = ?',
    id_customer,
  )
  const orders = database
    .all<{ id_order: number }>(
      'SELECT id_order FROM orders WHERE id_customer = ? ORDER BY id_order DESC LIMIT ? OFFSET ?',
      id_customer,
      limit,
      offset,
    )
    .flatMap(({ id_order }) => readOrder(database, id_order, id_customer) ?? [])
  return { orders, total: count?.total ?? 0 }
}

/** The order of a guest with that number and e-mail address. Whoever has an account by now logs in instead. */
export function findGuestOrder(database: ShopDatabase, number: string, email: string): OrderRecord | undefined {
  const found = database.one<{ id_order: number; id_customer: number }>(
    `SELECT id_order, id_customer FROM orders JOIN customer USING (id_customer)
      WHERE number = ? AND orders.email = ? COLLATE NOCASE AND customer.is_guest = 1`,
    number,
    email,
  )
  return found && readOrder(database, found.id_order, found.id_customer)
}
