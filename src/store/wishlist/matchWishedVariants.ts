import type { Combination, Product } from '../../contract/product'
import type { Wish } from './deviceWishes'

/** A variant on the wishlist as the shop has it now. */
export interface WishedVariant {
  wish: Wish
  product: Product
  variant: Combination
}

/** What of a wishlist the shop has, in the list's order, and what it no longer has. Products not asked for yet are neither. */
export function matchWishedVariants(list: readonly Wish[], known: ReadonlyMap<number, Product | null>) {
  const items: WishedVariant[] = []
  const gone: Wish[] = []
  for (const wish of list) {
    const product = known.get(wish.id_product)
    if (product === undefined) continue
    const variant = product?.combinations.find((each) => each.id_product_attribute === wish.id_product_attribute)
    if (product && variant) items.push({ wish, product, variant })
    else gone.push(wish)
  }
  return { items, gone }
}
