import type { Context, Hono } from 'hono'
import {
  receivedItemPayload,
  updateGiftlistItemPayload,
  type UpdateGiftlistItemPayload,
} from '../../../contract/giftlist'
import { maxGiftlistItems } from '../../../contract/limits'
import type { SandboxContext } from '../../context'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { readLanguage } from '../../http/language'
import { readPathId, readPayload } from '../../http/readPayload'
import { ShopError } from '../../http/ShopError'
import type { GiftlistItemRow } from '../../queries/giftlist'
import { countPromised, areGiftsHidden, moveToPosition } from '../../rules/giftlistProgress'
import { serializeOwnGiftlist, serializeOwnItem } from '../../serializers/giftlist'
import { requireVariant } from '../catalogue/requestedProduct'
import {
  findToday,
  readGiftlistRecord,
  type RequestedItem,
  requireItem,
  requireOwnGiftlist,
  requireOwnItem,
} from './requestedGiftlist'
import { createListFullError, deleteItem, hasGifts } from './saveGiftlist'

export function createGiftlistItemRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  const serializeItem = (c: Context) => {
    const { list, item } = requireOwnItem(context, c)
    return serializeOwnItem(list, item, findToday(context), readLanguage(c))
  }

  routes.post('/my/giftlists/:list/:product/:variant', (c) => {
    const answer = database.transaction(() => {
      const list = requireOwnGiftlist(context, c)
      const [id_product = 0, variant = 0] = [readPathId(c, 'product'), readPathId(c, 'variant')]
      requireVariant(database, { id_product, id_product_attribute: variant }, readLanguage(c))
      addItem(database, list.id_giftlist, variant)
      const { items } = readGiftlistRecord(context, list)
      const item = requireItem(items, ({ id_product_attribute }) => id_product_attribute === variant)
      return serializeOwnItem(list, item, findToday(context), readLanguage(c))
    })
    return c.json(answer)
  })

  routes.put('/my/giftlists/:list/:item', async (c) => {
    requireOwnItem(context, c)
    const changes = await readPayload(c, updateGiftlistItemPayload)
    const answer = database.transaction(() => {
      changeItem(database, requireOwnItem(context, c), changes, findToday(context))
      return serializeItem(c)
    })
    return c.json(answer)
  })

  routes.delete('/my/giftlists/:list/:item', (c) => {
    const answer = database.transaction(() => {
      const requestedItem = requireOwnItem(context, c)
      removeItem(database, requestedItem, findToday(context))
      return serializeOwnGiftlist(readGiftlistRecord(context, requestedItem.list), findToday(context), readLanguage(c))
    })
    return c.json(answer)
  })

  routes.put('/my/giftlists/:list/:item/received', async (c) => {
    requireOwnItem(context, c)
    const { received } = await readPayload(c, receivedItemPayload)
    const answer = database.transaction(() => {
      const { id_giftlist_product } = requireOwnItem(context, c).item
      database.updateRows('giftlist_product', { id_giftlist_product }, { received })
      return serializeItem(c)
    })
    return c.json(answer)
  })
}

/**
 * Adds one item of a variant to the end of a gift list. A variant that is already on the list keeps its quantity and
 * position, so repeating the request changes nothing. An item that was removed while its gifts were hidden gets these
 * gifts back. A full list gives 422 giftlist_full.
 */
function addItem(database: SandboxDatabase, id_giftlist: number, id_product_attribute: number): void {
  const variants = database.column<number>(
    'SELECT id_product_attribute FROM giftlist_product WHERE id_giftlist = ? AND quantity > 0',
    id_giftlist,
  )
  if (variants.includes(id_product_attribute)) return
  if (variants.length >= maxGiftlistItems) throw createListFullError('A gift list', 'items', maxGiftlistItems)
  database.insertRow(
    'giftlist_product',
    { id_giftlist, id_product_attribute, quantity: 1, priority: variants.length + 1 },
    'ON CONFLICT (id_giftlist, id_product_attribute) DO UPDATE SET quantity = 1, priority = excluded.priority',
  )
}

/**
 * Changes the quantity and the position of an item. A reduction below the number of items that are given at least in
 * part gives 409 gift_taken, with the number by which the quantity can still be reduced. While gifts are hidden, any
 * quantity is accepted, because a refusal would reveal to the owner that there are gifts.
 */
function changeItem(
  database: SandboxDatabase,
  { list, items, item }: RequestedItem,
  { quantity, priority }: UpdateGiftlistItemPayload,
  today: string,
): void {
  const promisedCount = countPromised(item)
  if (quantity < item.quantity && quantity < promisedCount && !areGiftsHidden(list, today)) {
    throw new ShopError(409, 'gift_taken', 'More of this item was given already', {
      remaining: Math.max(0, item.quantity - promisedCount),
    })
  }
  const { id_giftlist_product: id } = item
  database.run('UPDATE giftlist_product SET quantity = ? WHERE id_giftlist_product = ?', quantity, id)
  savePositions(database, moveToPosition(listIds(items), id, priority))
}

/**
 * Removes an item, and closes the gap that it leaves. An item with gifts gives 409 giftlist_has_gifts. While gifts are
 * hidden, the item leaves the list and the carts nevertheless, and its gifts remain.
 */
function removeItem(database: SandboxDatabase, { list, items, item }: RequestedItem, today: string): void {
  if (areGiftsHidden(list, today) && hasGifts(item)) removeItemWithGifts(database, item)
  else deleteItem(database, item)
  savePositions(database, listIds(items.filter((otherItem) => otherItem !== item)))
}

/** Removes an item from its list and from the carts of givers, except those whose payment is pending. */
function removeItemWithGifts(database: SandboxDatabase, { id_giftlist_product: id }: GiftlistItemRow): void {
  database.run('UPDATE giftlist_product SET quantity = 0, received = 0 WHERE id_giftlist_product = ?', id)
  database.run(
    `DELETE FROM cart_item WHERE id_giftlist_product = ? AND id_cart IN (SELECT id_cart FROM cart WHERE closed = 0)
      AND id_cart NOT IN (SELECT id_cart FROM payment WHERE state = 'pending')`,
    id,
  )
}

const listIds = (items: readonly GiftlistItemRow[]) => items.map(({ id_giftlist_product }) => id_giftlist_product)

function savePositions(database: SandboxDatabase, ids: readonly number[]): void {
  ids.forEach((id, index) =>
    database.run('UPDATE giftlist_product SET priority = ? WHERE id_giftlist_product = ?', index + 1, id),
  )
}
