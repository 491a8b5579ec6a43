import type { AddWishes } from '../../contract/accountRequests'
import type { Shop } from '../shop'

/** A list holds no more than fit in one question about products: of more, those that were kept first go. */
const most = 100

/**
 * Puts versions on a customer's wishlist, the first given as the latest. What is there already keeps its place and its
 * day, and the larger quantity; what the shop never had is left out. Doing it twice is doing it once.
 */
export function keepWishes({ database, now }: Shop, id_customer: number, items: AddWishes['items']): void {
  for (const { id_product, id_product_attribute, quantity = 1 } of [...items].reverse()) {
    database.run(
      `INSERT INTO wish (id_customer, id_product_attribute, quantity, added, price_cents, in_stock)
        SELECT ?, id_product_attribute, ?, ?, price_cents, stock > 0 AND active
          FROM combination JOIN product USING (id_product) WHERE id_product = ? AND id_product_attribute = ?
        ON CONFLICT (id_customer, id_product_attribute) DO UPDATE SET quantity = max(quantity, excluded.quantity)`,
      id_customer,
      quantity,
      now().toISOString(),
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
