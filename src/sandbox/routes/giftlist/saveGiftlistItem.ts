import type { UpdateGiftlistItem } from '../../../contract/giftlist'
import { maxGiftlistItems } from '../../../contract/limits'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { ShopError } from '../../http/ShopError'
import type { GiftlistItemRow } from '../../queries/giftlist'
import { countPromised, hidesGifts, moveToPosition } from '../../rules/giftlistProgress'
import type { RequestedItem } from './requestedGiftlist'
import { createFull, deleteItem } from './saveGiftlist'

/**
 * Adds one item of a variant to the end of a gift list. A variant that is already on the list keeps its quantity and
 * position, so repeating the request changes nothing. A full list gives 422 giftlist_full.
 */
export function addItem(database: SandboxDatabase, id_giftlist: number, id_product_attribute: number): void {
  const variants = database
    .all<{ id: number }>('SELECT id_product_attribute AS id FROM giftlist_product WHERE id_giftlist = ?', id_giftlist)
    .map(({ id }) => id)
  if (variants.includes(id_product_attribute)) return
  if (variants.length >= maxGiftlistItems) throw createFull('A gift list', 'items', maxGiftlistItems)
  database.insert(
    'INSERT INTO giftlist_product (id_giftlist, id_product_attribute, quantity, priority) VALUES (?, ?, 1, ?)',
    id_giftlist,
    id_product_attribute,
    variants.length + 1,
  )
}

/**
 * Changes the quantity and the position of an item. A quantity below the number of given items gives 409 gift_taken. The
 * error says how many items can still be taken off the list, but only while the owner may see the gifts.
 */
export function changeItem(
  database: SandboxDatabase,
  { list, items, item }: RequestedItem,
  { quantity, priority }: UpdateGiftlistItem,
  today: string,
): void {
  const promised = countPromised(item)
  if (quantity < item.quantity && quantity < promised) {
    const data = hidesGifts(list, today) ? null : { remaining: Math.max(0, item.quantity - promised) }
    throw new ShopError(409, 'gift_taken', 'More of this item was given already', data)
  }
  const { id_giftlist_product: id } = item
  database.run('UPDATE giftlist_product SET quantity = ? WHERE id_giftlist_product = ?', quantity, id)
  savePositions(database, moveToPosition(listIds(items), id, priority))
}

/** Removes an item, and closes the gap that it leaves. An item with gifts gives 409 giftlist_has_gifts. */
export function removeItem(database: SandboxDatabase, { items, item }: RequestedItem): void {
  deleteItem(database, item)
  savePositions(database, listIds(items.filter((one) => one !== item)))
}

const listIds = (items: readonly GiftlistItemRow[]) => items.map(({ id_giftlist_product }) => id_giftlist_product)

function savePositions(database: SandboxDatabase, ids: readonly number[]): void {
  ids.forEach((id, index) =>
    database.run('UPDATE giftlist_product SET priority = ? WHERE id_giftlist_product = ?', index + 1, id),
  )
}
