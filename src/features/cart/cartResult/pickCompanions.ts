import type { CartItem } from '../../../contract/cart'
import type { Combination, Product } from '../../../contract/product'

/** Below what was added stand up to three products that go with it (docs/look.md, "Side panel"). */
const most = 3

/** The variant that a single tap adds. */
export const pickDefaultVariant = ({ combinations }: Product): Combination | undefined =>
  combinations.find((variant) => variant.default) ?? combinations[0]

/** The products to offer, in shop order: those that can be had now and are not in the cart yet. */
export function pickCompanions(
  products: readonly Product[],
  items: readonly Pick<CartItem, 'id_product'>[],
): Product[] {
  const inCart = new Set(items.map((item) => item.id_product))
  return products
    .filter((product) => !inCart.has(product.id_product) && (pickDefaultVariant(product)?.stock ?? 0) > 0)
    .slice(0, most)
}
