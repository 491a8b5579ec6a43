import type { Context } from 'hono'
import type { SandboxContext } from '../../context'
import { readPathId } from '../../http/readPayload'
import { createNotFoundError } from '../../http/ShopError'
import { findOwnGiftlist, type GiftlistItemRow, type GiftlistRow, readGiftlistItems } from '../../queries/giftlist'
import { findShopDay } from '../../rules/days'
import type { GiftlistRecord } from '../../serializers/giftlist'
import { requireAccount } from '../../session/sessions'

/**
 * Returns the customer's list that the path names. A list of another customer gives 404 not_found, like a list that
 * does not exist.
 */
export function requireOwnGiftlist(context: SandboxContext, c: Context): GiftlistRow {
  const { id_customer } = requireAccount(context, c)
  const list = findOwnGiftlist(context.database, id_customer, readPathId(c, 'list') ?? 0)
  if (!list) throw createNotFoundError('gift list')
  return list
}

/** `item` is one of `items`. */
export interface RequestedItem extends GiftlistRecord {
  item: GiftlistItemRow
}

/** Returns the item that the path names, with its list. A missing item gives 404 not_found. */
export function requireOwnItem(context: SandboxContext, c: Context): RequestedItem {
  const record = readGiftlistRecord(context, requireOwnGiftlist(context, c))
  const id = readPathId(c, 'item')
  return { ...record, item: requireItem(record.items, ({ id_giftlist_product }) => id_giftlist_product === id) }
}

export function requireItem(
  items: readonly GiftlistItemRow[],
  isRequested: (item: GiftlistItemRow) => boolean,
): GiftlistItemRow {
  const item = items.find(isRequested)
  if (!item) throw createNotFoundError('item on this gift list')
  return item
}

export const readGiftlistRecord = ({ database }: SandboxContext, list: GiftlistRow): GiftlistRecord => ({
  list,
  ...readGiftlistItems(database, list.id_giftlist),
})

/** Returns the current ISO day of the shop, which determines whether gifts are still hidden. */
export const findToday = ({ now }: SandboxContext): string => findShopDay(now())
