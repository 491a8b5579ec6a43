import type { Withdraw } from '../../../contract/accountRequests'
import type { Pieces } from './cameAgain'

/** How many pieces the shopper sends back, by line. */
export type Choice = Readonly<Record<number, number>>

/** The lines of the request: what was chosen, and no more of it than can go back. */
export const chosenBack = (pieces: readonly Pieces[], choice: Choice): Withdraw['lines'] =>
  pieces
    .map(({ line: { id_order_line }, quantity }) => ({
      id_order_line,
      quantity: Math.min(quantity, choice[id_order_line] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
