import type { Product } from '../../../../contract/product'

/**
 * The product of the page with the prices, stock and delivery times of now. All else stays as the page was built, so
 * that nothing moves under a shopper's hands; a version that the shop no longer names can't be had.
 */
export function refreshed(page: Product, now: Product): Product {
  const found = new Map(now.combinations.map((version) => [version.id_product_attribute, version]))
  return {
    ...page,
    combinations: page.combinations.map((version) => {
      const { price, stock, delivery } = found.get(version.id_product_attribute) ?? { ...version, stock: 0 }
      return { ...version, price, stock, delivery }
    }),
  }
}
