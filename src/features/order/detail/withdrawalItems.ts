import type { WithdrawPayload } from '../../../contract/accountRequests'
import type { ItemQuantity } from '../splitReorderedItems'
import type { Order } from '../../../contract/order'

/** The chosen quantities by id of the order line. */
export type WithdrawalQuantities = Readonly<Record<number, number>>

/** Returns the lines of the request: the chosen quantities, limited to the maximum that can be returned. */
export const buildWithdrawalLines = (
  items: readonly ItemQuantity[],
  choice: WithdrawalQuantities,
): WithdrawPayload['lines'] =>
  items
    .map(({ line: { id_order_line }, quantity }) => ({
      id_order_line,
      quantity: Math.min(quantity, choice[id_order_line] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)

/**
 * Returns the items that can be returned, with their maximum quantities. The list is empty when the order has no
 * `withdraw` link.
 */
export const listReturnableItems = ({ lines, _links }: Pick<Order, 'lines' | '_links'>): ItemQuantity[] =>
  _links.withdraw
    ? lines
        .map((line) => ({ line, quantity: Math.min(line.quantity, line.withdrawable) }))
        .filter(({ quantity }) => quantity > 0)
    : []

export const listRequestedItems = ({ lines, withdrawal }: Pick<Order, 'lines' | 'withdrawal'>): ItemQuantity[] =>
  (withdrawal?.lines ?? []).flatMap(({ id_order_line, quantity }) => {
    const line = lines.find((one) => one.id_order_line === id_order_line)
    return line && quantity > 0 ? [{ line, quantity }] : []
  })
