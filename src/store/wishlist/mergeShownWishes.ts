import type { AccountWish } from '../../contract/wishlist'
import type { Wish } from './deviceWishes'
import type { Wanted } from './wishlistSlice'

interface Known {
  /** What the shop last told, the latest first. */
  items: readonly AccountWish[]
  /** What is not answered yet, by id_product_attribute. */
  wanted: Record<number, Wanted>
  /** What is still on its way to the account. */
  device: readonly Wish[]
}

const toWish = ({
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

/** A customer's list as they want it, the latest first: what is on its way to the shop counts already. */
export function mergeShownWishes({ items, wanted, device }: Known): Wish[] {
  const told = new Map(items.map((item) => [item.id_product_attribute, toWish(item)]))
  const coming = [...Object.values(wanted).flatMap(({ wish, kept }) => (kept ? [wish] : [])), ...device]
  const fresh = new Map(
    coming
      .filter(({ id_product_attribute: id }) => !told.has(id))
      .map((wish) => [wish.id_product_attribute, wish] as const),
  )
  return [...fresh.values(), ...told.values()].filter(({ id_product_attribute: id }) => wanted[id]?.kept !== false)
}
