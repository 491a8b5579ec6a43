/** A line of a cart; `stock` is what the shop has of its version. */
interface Line {
  id_product_attribute: number
  quantity: number
  stock: number
}

/**
 * How many pieces a line can have: what the shop has, without the pieces in other lines of the same version (bought
 * from a gift list and not).
 */
export function stockFor<Any extends Line>(line: Any, lines: readonly Any[]): number {
  const others = lines.filter((one) => one !== line && one.id_product_attribute === line.id_product_attribute)
  return Math.max(0, line.stock - others.reduce((sum, one) => sum + one.quantity, 0))
}
