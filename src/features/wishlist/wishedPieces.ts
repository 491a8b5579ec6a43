import type { Combination, Product } from '../../contract/product'
import type { Wish } from '../../state/wishlist/deviceWishes'

/** A version on the wishlist as the shop has it now. */
export interface WishedPiece {
  wish: Wish
  product: Product
  version: Combination
}

/** What of a wishlist the shop has, in the list's order, and what it no longer has. Products not asked for yet are neither. */
export function wishedPieces(list: readonly Wish[], known: ReadonlyMap<number, Product | null>) {
  const pieces: WishedPiece[] = []
  const gone: Wish[] = []
  for (const wish of list) {
    const product = known.get(wish.id_product)
    if (product === undefined) continue
    const version = product?.combinations.find((each) => each.id_product_attribute === wish.id_product_attribute)
    if (product && version) pieces.push({ wish, product, version })
    else gone.push(wish)
  }
  return { pieces, gone }
}
