import { orderSteps, type Order, type OrderStep } from '../../contract/order'

/** A station of an order's way. `at`: the ISO moment that it was reached, null when it was not, or nobody noted when. */
export interface TimelineStep {
  step: OrderStep
  at: string | null
  /** `now` is the last one reached: the line is drawn as far as there. */
  reached: 'before' | 'now' | 'not'
}

/** The way of an order, each step once and in its order, whatever the answer's own order. */
export function orderTimeline({
  status,
  history,
  placed,
}: Pick<Order, 'status' | 'history' | 'placed'>): TimelineStep[] {
  const at = (step: OrderStep) =>
    history.find((one) => one.step === step && one.at !== null)?.at ?? (step === 'ordered' ? placed : null)
  const noted = orderSteps.findLastIndex((step) => at(step) !== null)
  const now = status === 'cancelled' ? noted : Math.max(noted, orderSteps.indexOf(status))
  return orderSteps.map((step, index) => ({
    step,
    at: at(step),
    reached: index < now ? 'before' : index === now ? 'now' : 'not',
  }))
}
