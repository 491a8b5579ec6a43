/** A line of the order. */
interface OrderedLine {
  id_order_line: number
  id_product_attribute: number
  quantity: number
}

/** A line of the cart; one from a gift list takes from the stock, and counts for nothing else. */
interface LineInCart {
  id_product_attribute: number
  quantity: number
  id_giftlist_product: number | null
}

/** What the cart gets of an order. */
export interface PiecesAgain {
  /** How many the cart has afterwards, outside gift lists, by version; only where that is more than it has now. */
  quantities: Map<number, number>
  missing: { id_order_line: number; quantity: number }[]
  /** Nothing of the order can be had any more. */
  isNothing: boolean
}

const piecesOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Makes the cart up to what was ordered, as far as the stock goes: what is in it already counts, so that ordering again
 * twice is the same as once.
 * @param stock pieces that the shop has of a version, in all
 */
export function piecesAgain(
  ordered: readonly OrderedLine[],
  inCart: readonly LineInCart[],
  stock: (version: number) => number,
): PiecesAgain {
  const quantities = new Map<number, number>()
  const missing: PiecesAgain['missing'] = []
  let isNothing = true
  for (const version of new Set(ordered.map((line) => line.id_product_attribute))) {
    const lines = ordered.filter((line) => line.id_product_attribute === version)
    const there = inCart.filter((line) => line.id_product_attribute === version)
    const plain = piecesOf(there.filter((line) => line.id_giftlist_product === null))
    let left = Math.max(0, Math.min(piecesOf(lines), stock(version) - (piecesOf(there) - plain)))
    if (left > 0) isNothing = false
    if (left > plain) quantities.set(version, left)
    for (const { id_order_line, quantity } of lines) {
      const had = Math.min(quantity, left)
      left -= had
      if (had < quantity) missing.push({ id_order_line, quantity: quantity - had })
    }
  }
  missing.sort((one, other) => one.id_order_line - other.id_order_line)
  return { quantities, missing, isNothing }
}
