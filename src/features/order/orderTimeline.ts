import { orderSteps, type Order, type OrderStep } from '../../contract/order'

/**
 * A step of an order. `at` is the time at which the step was reached (ISO 8601), or null when it was not reached or not
 * recorded.
 */
export interface TimelineStep {
  step: OrderStep
  at: string | null
  /** `now` is the last step reached, at which the coloured part of the line ends. */
  reached: 'before' | 'now' | 'not'
}

/** Returns all steps of an order, each once and in their fixed order, regardless of the order of the API's history. */
export function orderTimeline({
  status,
  history,
  placed,
}: Pick<Order, 'status' | 'history' | 'placed'>): TimelineStep[] {
  const at = (step: OrderStep) =>
    history.find((one) => one.step === step && one.at !== null)?.at ?? (step === 'ordered' ? placed || null : null)
  const noted = orderSteps.findLastIndex((step) => at(step) !== null)
  const now = status === 'cancelled' ? noted : Math.max(noted, orderSteps.indexOf(status))
  return orderSteps.map((step, index) => ({
    step,
    at: at(step),
    reached: index < now ? 'before' : index === now ? 'now' : 'not',
  }))
}
