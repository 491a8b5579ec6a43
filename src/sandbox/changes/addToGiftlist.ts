import type { ShopDatabase } from '../database/ShopDatabase'
import type { GiftlistItemRow } from '../records/giftlist'

/**
 * One piece of a version at the end of a gift list. One that stands there keeps its number and its place: doing it
 * twice is doing it once.
 */
export function addToGiftlist(
  database: ShopDatabase,
  id_giftlist: number,
  id_product_attribute: number,
): GiftlistItemRow | undefined {
  database.run(
    `INSERT INTO giftlist_product (id_giftlist, id_product_attribute, quantity, priority)
      SELECT ?1, ?2, 1, ifnull(max(priority), 0) + 1 FROM giftlist_product WHERE id_giftlist = ?1
      ON CONFLICT (id_giftlist, id_product_attribute) DO NOTHING`,
    id_giftlist,
    id_product_attribute,
  )
  return database.one(
    'SELECT * FROM giftlist_product WHERE id_giftlist = ? AND id_product_attribute = ?',
    id_giftlist,
    id_product_attribute,
  )
}
