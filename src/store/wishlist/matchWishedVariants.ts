import type { Combination, Product } from '../../contract/product'
import type { Wish } from './deviceWishes'

/** A variant on the wishlist, with the current product. */
export interface WishedVariant {
  wish: Wish
  product: Product
  variant: Combination
}

/**
 * Splits a wishlist, in its order, into variants that are still sold and variants that are not. Variants of products
 * that are not loaded yet are in neither part.
 * @param productsById null for a product that is no longer sold
 */
export function matchWishedVariants(list: readonly Wish[], productsById: ReadonlyMap<number, Product | null>) {
  const items: WishedVariant[] = []
  const unsoldWishes: Wish[] = []
  for (const wish of list) {
    const product = productsById.get(wish.id_product)
    if (product === undefined) continue
    const variant = product?.combinations.find((each) => each.id_product_attribute === wish.id_product_attribute)
    if (product && variant) items.push({ wish, product, variant })
    else unsoldWishes.push(wish)
  }
  return { items, unsoldWishes }
}
