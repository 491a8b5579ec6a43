import type { SandboxDatabase } from '../database/SandboxDatabase'

/** A variant on a customer's wishlist, with its price and stock at the time when it was added. */
export interface WishRow {
  id_wish: number
  id_product: number
  id_product_attribute: number
  quantity: number
  added: string
  price_cents: number
  in_stock: number
}

export const readWishes = (database: SandboxDatabase, id_customer: number): WishRow[] =>
  database.all<WishRow>(
    `SELECT wish.*, id_product FROM wish JOIN combination USING (id_product_attribute)
      WHERE id_customer = ? ORDER BY id_wish DESC`,
    id_customer,
  )

export const findShareKey = (database: SandboxDatabase, id_customer: number): string | null =>
  database.value<string | null>('SELECT share_key FROM wishlist WHERE id_customer = ?', id_customer) ?? null

export const findWishlistOwner = (
  database: SandboxDatabase,
  key: string,
): { id_customer: number; firstname: string } | undefined =>
  database.one('SELECT id_customer, firstname FROM wishlist JOIN customer USING (id_customer) WHERE share_key = ?', key)
