import type { ShopDatabase } from '../database/ShopDatabase'

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

/** The customer's gift lists, the latest first. */
export const giftlistsOf = (database: ShopDatabase, id_customer: number): GiftlistRow[] =>
  database.all(`SELECT ${columns} FROM giftlist WHERE id_customer = ? ORDER BY id_giftlist DESC`, id_customer)

/** One of them; undefined when it is not the customer's, or not at all. */
export const ownGiftlist = (
  database: ShopDatabase,
  id_customer: number,
  id_giftlist: number,
): GiftlistRow | undefined =>
  database.one(`SELECT ${columns} FROM giftlist WHERE id_customer = ? AND id_giftlist = ?`, id_customer, id_giftlist)

/** What is on a gift list, in its order. */
export const giftlistItemsOf = (database: ShopDatabase, id_giftlist: number): GiftlistItemRow[] =>
  database.all(
    'SELECT * FROM giftlist_product WHERE id_giftlist = ? ORDER BY priority, id_giftlist_product',
    id_giftlist,
  )
