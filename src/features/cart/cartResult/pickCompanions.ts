import type { CartItem } from '../../../contract/cart'
import type { Combination, Product } from '../../../contract/product'

/** The maximum number from docs/look.md, "Side panel". */
const maxCompanions = 3

/** Returns the variant that the button of a product adds: the default variant, or else the first. */
export const pickDefaultVariant = ({ combinations }: Product): Combination | undefined =>
  combinations.find((variant) => variant.default) ?? combinations[0]

/** Picks the products to show, in the API's order. They are in stock and not in the cart yet. */
export function pickCompanions(
  products: readonly Product[],
  items: readonly Pick<CartItem, 'id_product'>[],
): Product[] {
  const idsInCart = new Set(items.map((item) => item.id_product))
  return products
    .filter((product) => !idsInCart.has(product.id_product) && (pickDefaultVariant(product)?.stock ?? 0) > 0)
    .slice(0, maxCompanions)
}
