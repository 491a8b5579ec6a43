import type { ShopDatabase } from '../database/ShopDatabase'

/** A version on a customer's wishlist, with its price and whether it could be had when it was put there. */
export interface WishRow {
  id_wish: number
  id_product: number
  id_product_attribute: number
  quantity: number
  added: string
  price_cents: number
  in_stock: number
}

/** The customer's wishes, the latest first. */
export const wishesOf = (database: ShopDatabase, id_customer: number): WishRow[] =>
  database.all<WishRow>(
    `SELECT wish.*, id_product FROM wish JOIN combination USING (id_product_attribute)
      WHERE id_customer = ? ORDER BY id_wish DESC`,
    id_customer,
  )

/** The key of the public link of a customer's wishlist; null while it is private. */
export const shareKeyOf = (database: ShopDatabase, id_customer: number): string | null =>
  database.one<{ share_key: string | null }>('SELECT share_key FROM wishlist WHERE id_customer = ?', id_customer)
    ?.share_key ?? null

/** Whose wishlist a public link shows; undefined for a key that is unknown or has ended. */
export const ownerOfKey = (
  database: ShopDatabase,
  key: string,
): { id_customer: number; firstname: string } | undefined =>
  database.one('SELECT id_customer, firstname FROM wishlist JOIN customer USING (id_customer) WHERE share_key = ?', key)
