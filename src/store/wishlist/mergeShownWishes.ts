import type { AccountWish } from '../../contract/wishlist'
import type { Wish } from './deviceWishes'
import type { WishChoice } from './wishlistSlice'

interface WishSources {
  /** The account's list as last received, latest first. */
  items: readonly AccountWish[]
  /** The unconfirmed changes, by id_product_attribute. */
  wanted: Record<number, WishChoice>
  /** The device's list, which still has to be moved to the account. */
  device: readonly Wish[]
}

const buildWish = ({
  id_product,
  id_product_attribute,
  quantity,
  added,
  price_then,
  in_stock_then,
}: AccountWish): Wish => ({
  id_product,
  id_product_attribute,
  quantity,
  added,
  ...(price_then !== null && { price_then }),
  ...(in_stock_then !== null && { in_stock_then }),
})

/** The latest item comes first. */
export function mergeShownWishes({ items, wanted, device }: WishSources): Wish[] {
  const receivedWishes = new Map(items.map((item) => [item.id_product_attribute, buildWish(item)]))
  const pendingWishes = [...Object.values(wanted).flatMap(({ wish, isWished }) => (isWished ? [wish] : [])), ...device]
  const newWishes = new Map(
    pendingWishes
      .filter(({ id_product_attribute: id }) => !receivedWishes.has(id))
      .map((wish) => [wish.id_product_attribute, wish] as const),
  )
  return [...newWishes.values(), ...receivedWishes.values()].filter(
    ({ id_product_attribute: id }) => wanted[id]?.isWished !== false,
  )
}
