import type * as v from 'valibot'
import type { addWishes } from '../../contract/accountRequests'
import { toCents } from '../money/cents'
import type { Shop } from '../shop'

type Items = v.InferOutput<typeof addWishes>['items']

/** A list holds no more than fit in one question about products: of more, those that were kept first go. */
const most = 100

/**
 * Puts versions on a customer's wishlist, the first given as the latest. What is there already keeps its place and its
 * day, and the larger quantity; what the shop never had is left out. Doing it twice is doing it once. Day, price and stock
 * are those of now, unless it was kept before and brings them; a day to come is now.
 */
export function keepWishes({ database, now }: Shop, id_customer: number, items: Items): void {
  const today = now()
  for (const { id_product, id_product_attribute, quantity, ...before } of [...items].reverse()) {
    const added = before.added === undefined ? today : new Date(before.added)
    database.run(
      `INSERT INTO wish (id_customer, id_product_attribute, quantity, added, price_cents, in_stock)
        SELECT ?, id_product_attribute, ?, ?, ifnull(?, price_cents), ifnull(?, stock > 0 AND active)
          FROM combination JOIN product USING (id_product) WHERE id_product = ? AND id_product_attribute = ?
        ON CONFLICT (id_customer, id_product_attribute) DO UPDATE SET quantity = max(quantity, excluded.quantity)`,
      id_customer,
      quantity,
      (added < today ? added : today).toISOString(),
      before.price_then === undefined ? null : toCents(before.price_then),
      before.in_stock_then === undefined ? null : Number(before.in_stock_then),
      id_product,
      id_product_attribute,
    )
  }
  database.run(
    `DELETE FROM wish WHERE id_customer = ? AND id_wish NOT IN
      (SELECT id_wish FROM wish WHERE id_customer = ? ORDER BY id_wish DESC LIMIT ${most})`,
    id_customer,
    id_customer,
  )
}
