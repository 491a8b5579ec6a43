import type { Order } from '../../contract/order'
import { dayFrom } from '../catalogue/days'
import { dayInBrussels } from './brussels'
import { makingBegins } from './orderProgress'

/** The days to change one's mind; they begin the day after the delivery (directive 2011/83/EU, art. 9). */
const days = 14

interface Line {
  quantity: number
  /** `weeks` is made to order (rules/madeToOrder). */
  delivery_unit: 'days' | 'weeks'
  /** Pieces that go back already. */
  withdrawn: number
}

export interface WithdrawalTerms {
  /** The last day (ISO, in Brussels), inclusive; null while it is not delivered. */
  until: string | null
  over: boolean
  /** How many pieces of each line can still go back, in the order of the lines. */
  possible: number[]
}

/**
 * What of an order can still go back at a moment: from the order until fourteen days after its delivery. A piece that is
 * made to order can until its making begins (art. 16 c); nothing can of a cancelled order.
 */
export function withdrawalTerms(
  { placed, status, history }: Pick<Order, 'placed' | 'status' | 'history'>,
  lines: readonly Line[],
  now: Date,
): WithdrawalTerms {
  const delivered = history.find(({ step }) => step === 'delivered')?.at
  const until = delivered ? dayFrom(new Date(dayInBrussels(new Date(delivered))), days) : null
  const over = until !== null && dayInBrussels(now) > until
  const closed = over || status === 'cancelled'
  const inTheMaking = now >= makingBegins(placed)
  const possible = lines.map(({ quantity, delivery_unit, withdrawn }) =>
    closed || (delivery_unit === 'weeks' && inTheMaking) ? 0 : quantity - withdrawn,
  )
  return { until, over, possible }
}
