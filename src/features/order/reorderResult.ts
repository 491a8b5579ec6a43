import type { Order, OrderAgain, OrderLine } from '../../contract/order'

/** So many units of a line. */
export interface ItemQuantity {
  line: OrderLine
  quantity: number
}

/**
 * What of an order went into the basket, and what could not. What the shop names that is none of the order's counts for
 * nothing, and never more is missing than was ordered.
 */
export function reorderResult({ lines }: Pick<Order, 'lines'>, missing: OrderAgain['missing']) {
  const lacking = ({ id_order_line, quantity }: OrderLine) =>
    Math.min(quantity, missing.find((one) => one.id_order_line === id_order_line)?.quantity ?? 0)
  const some = (of: (line: OrderLine) => number): ItemQuantity[] =>
    lines.map((line) => ({ line, quantity: of(line) })).filter(({ quantity }) => quantity > 0)
  return { added: some((line) => line.quantity - lacking(line)), missing: some(lacking) }
}
