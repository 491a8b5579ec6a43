import type { Combination, Product } from '../../contract/product'
import type { Wish } from './deviceWishes'

/** A variant on the wishlist, with its product as it is now. */
export interface WishedVariant {
  wish: Wish
  product: Product
  variant: Combination
}

/**
 * Sorts a wishlist into what is still sold, in the list's order, and what is not. Products that are not loaded yet are
 * in neither part.
 * @param known the products by id; null for one that is no longer sold
 */
export function matchWishedVariants(list: readonly Wish[], known: ReadonlyMap<number, Product | null>) {
  const items: WishedVariant[] = []
  const removed: Wish[] = []
  for (const wish of list) {
    const product = known.get(wish.id_product)
    if (product === undefined) continue
    const variant = product?.combinations.find((each) => each.id_product_attribute === wish.id_product_attribute)
    if (product && variant) items.push({ wish, product, variant })
    else removed.push(wish)
  }
  return { items, gone: removed }
}
