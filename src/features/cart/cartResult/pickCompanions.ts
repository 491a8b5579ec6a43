import type { CartItem } from '../../../contract/cart'
import type { Combination, Product } from '../../../contract/product'

/** At most three products are shown below the added one (docs/look.md, "Side panel"). */
const maxCompanions = 3

/** The variant that the button of a product adds: its default, or the first. */
export const pickDefaultVariant = ({ combinations }: Product): Combination | undefined =>
  combinations.find((variant) => variant.default) ?? combinations[0]

/** Picks the products to show, in the API's order: those in stock that are not in the cart yet. */
export function pickCompanions(
  products: readonly Product[],
  items: readonly Pick<CartItem, 'id_product'>[],
): Product[] {
  const inCart = new Set(items.map((item) => item.id_product))
  return products
    .filter((product) => !inCart.has(product.id_product) && (pickDefaultVariant(product)?.stock ?? 0) > 0)
    .slice(0, maxCompanions)
}
