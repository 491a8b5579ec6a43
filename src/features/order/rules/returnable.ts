import type { Order } from '../../../contract/order'
import type { Pieces } from './cameAgain'

/** What of an order can still be sent back, and how many of it at most; nothing when the shop gives no link to ask for it. */
export const returnable = ({ lines, _links }: Pick<Order, 'lines' | '_links'>): Pieces[] =>
  _links.withdraw
    ? lines
        .map((line) => ({ line, quantity: Math.min(line.quantity, line.withdrawable) }))
        .filter(({ quantity }) => quantity > 0)
    : []

/** What was asked to go back already, by line. */
export const askedBack = ({ lines, withdrawal }: Pick<Order, 'lines' | 'withdrawal'>): Pieces[] =>
  (withdrawal?.lines ?? []).flatMap(({ id_order_line, quantity }) => {
    const line = lines.find((one) => one.id_order_line === id_order_line)
    return line && quantity > 0 ? [{ line, quantity }] : []
  })
