import type { Withdraw } from '../../../contract/accountRequests'
import type { ItemQuantity } from '../reorderResult'
import type { Order } from '../../../contract/order'

/** How many items the shopper sends back, by line. */
export type Choice = Readonly<Record<number, number>>

/** The lines of the request: what was chosen, and no more of it than can go back. */
export const withdrawalItems = (items: readonly ItemQuantity[], choice: Choice): Withdraw['lines'] =>
  items
    .map(({ line: { id_order_line }, quantity }) => ({
      id_order_line,
      quantity: Math.min(quantity, choice[id_order_line] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)

/** What of an order can still be sent back, and how many of it at most; nothing when the shop gives no link to ask for it. */
export const listReturnableItems = ({ lines, _links }: Pick<Order, 'lines' | '_links'>): ItemQuantity[] =>
  _links.withdraw
    ? lines
        .map((line) => ({ line, quantity: Math.min(line.quantity, line.withdrawable) }))
        .filter(({ quantity }) => quantity > 0)
    : []

/** What was asked to go back already, by line. */
export const listRequestedItems = ({ lines, withdrawal }: Pick<Order, 'lines' | 'withdrawal'>): ItemQuantity[] =>
  (withdrawal?.lines ?? []).flatMap(({ id_order_line, quantity }) => {
    const line = lines.find((one) => one.id_order_line === id_order_line)
    return line && quantity > 0 ? [{ line, quantity }] : []
  })
