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

/** Reads the customer's wishlist, latest item first. */
export const readWishes = (database: SandboxDatabase, id_customer: number): WishRow[] =>
  database.all<WishRow>(
    `SELECT wish.*, id_product FROM wish JOIN combination USING (id_product_attribute)
      WHERE id_customer = ? ORDER BY id_wish DESC`,
    id_customer,
  )

/** Returns the key of the public link to a customer's wishlist; null while it is private. */
export const findShareKey = (database: SandboxDatabase, id_customer: number): string | null =>
  database.one<{ share_key: string | null }>('SELECT share_key FROM wishlist WHERE id_customer = ?', id_customer)
    ?.share_key ?? null

/** Finds the customer of a public wishlist link. Returns undefined if the key is unknown or has ended. */
export const findWishlistOwner = (
  database: SandboxDatabase,
  key: string,
): { id_customer: number; firstname: string } | undefined =>
  database.one('SELECT id_customer, firstname FROM wishlist JOIN customer USING (id_customer) WHERE share_key = ?', key)

export interface GiftlistRow {
  id_giftlist: number
  name: string
  name_parents: string
  welcome_message: string
  gender: number | null
  published: number
}

export interface GiftlistItemRow {
  id_giftlist_product: number
  id_giftlist: number
  id_product_attribute: number
  quantity: number
  priority: number
}

const columns = 'id_giftlist, name, name_parents, welcome_message, gender, published'

/** Reads the customer's gift lists, latest first. */
export const readGiftlists = (database: SandboxDatabase, id_customer: number): GiftlistRow[] =>
  database.all(`SELECT ${columns} FROM giftlist WHERE id_customer = ? ORDER BY id_giftlist DESC`, id_customer)

/** Finds a gift list. Returns undefined if it does not exist or belongs to another customer. */
export const findOwnGiftlist = (
  database: SandboxDatabase,
  id_customer: number,
  id_giftlist: number,
): GiftlistRow | undefined =>
  database.one(`SELECT ${columns} FROM giftlist WHERE id_customer = ? AND id_giftlist = ?`, id_customer, id_giftlist)

/** Reads the items of a gift list in its order. */
export const readGiftlistItems = (database: SandboxDatabase, id_giftlist: number): GiftlistItemRow[] =>
  database.all(
    'SELECT * FROM giftlist_product WHERE id_giftlist = ? ORDER BY priority, id_giftlist_product',
    id_giftlist,
  )
