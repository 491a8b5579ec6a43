/** A variant of a design, with its quantity. */
interface DesignItem {
  id_product_attribute: number
  quantity: number
}

/** A line item of the cart. Gifts from a gift list are never part of a design. */
interface CartLine extends DesignItem {
  id_giftlist_product: number | null
}

/**
 * Finds the designs whose items are all in the cart. Earlier designs are the first to take their items from the cart. A
 * design for which too few items are left is no longer complete, because items were removed individually.
 */
export function findWholeDesigns<Design extends { items: readonly DesignItem[] }>(
  designs: readonly Design[],
  lines: readonly CartLine[],
): Design[] {
  const remainingQuantities = sumQuantitiesByVariant(
    lines.filter(({ id_giftlist_product }) => id_giftlist_product === null),
  )
  return designs.filter(({ items }) => {
    const neededQuantities = [...sumQuantitiesByVariant(items)]
    if (neededQuantities.some(([variant, quantity]) => (remainingQuantities.get(variant) ?? 0) < quantity)) return false
    for (const [variant, quantity] of neededQuantities)
      remainingQuantities.set(variant, (remainingQuantities.get(variant) ?? 0) - quantity)
    return true
  })
}

export function sumQuantitiesByVariant(items: readonly DesignItem[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { id_product_attribute, quantity } of items) {
    sums.set(id_product_attribute, (sums.get(id_product_attribute) ?? 0) + quantity)
  }
  return sums
}
