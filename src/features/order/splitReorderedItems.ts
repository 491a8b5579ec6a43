import type { Order, OrderAgainAnswer, OrderLine } from '../../contract/order'

/** The quantity of an item in an order line. */
export interface ItemQuantity {
  line: OrderLine
  quantity: number
}

/**
 * Splits an order's items into those that were added to the cart and those that are missing. Contributions to gifts are
 * not ordered again. Missing lines of other orders are ignored, and a quantity never exceeds the ordered quantity.
 */
export function splitReorderedItems({ lines }: Pick<Order, 'lines'>, missingItems: OrderAgainAnswer['missing']) {
  const countMissing = ({ id_order_line, quantity }: OrderLine) =>
    Math.min(quantity, missingItems.find((one) => one.id_order_line === id_order_line)?.quantity ?? 0)
  const listItems = (count: (line: OrderLine) => number): ItemQuantity[] =>
    lines
      .filter(({ amount }) => amount === null)
      .map((line) => ({ line, quantity: count(line) }))
      .filter(({ quantity }) => quantity > 0)
  return { added: listItems((line) => line.quantity - countMissing(line)), missing: listItems(countMissing) }
}
