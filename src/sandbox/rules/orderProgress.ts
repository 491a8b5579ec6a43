import { deliveryTo } from '../../contract/deliveryTo'
import { orderSteps, type Order, type OrderStep } from '../../contract/order'
import { dayFrom } from '../catalogue/days'
import { dayInBrussels, momentInBrussels } from './brussels'
import { workingDayFrom, workingDayUntil } from './workingDays'

/** What the way of an order depends on. */
export interface OrderTerms {
  /** ISO moment. */
  placed: string
  /** Of its lines, as promised on the day of the order. */
  deliveries: { unit: 'days' | 'weeks'; min: number; max: number }[]
  /** The carrier's key. */
  carrier: string
  /** Working days that the country is further than home. */
  extraDays: number
  cancelled: boolean
}

/** At which hour in Brussels a step is done. */
const hours = { making: 9, packed: 9, sent: 15, delivered: 17 } as const

/** The last day that was promised for one line. */
function lastDay(placed: string, { unit, max }: OrderTerms['deliveries'][number]): string {
  return unit === 'days' ? workingDayFrom(placed, max) : workingDayUntil(dayFrom(new Date(placed), max * 7))
}

/** When a piece that is made to order is begun: on the first working day after the order. */
export const makingBegins = (placed: string): Date =>
  momentInBrussels(workingDayFrom(dayInBrussels(new Date(placed)), 1), hours.making)

/**
 * When each step of an order is done. There is no back office, so time does it: all of it arrives on the last day that
 * was promised for any line, is packed and sent a working day (and those of the country) before, and at the earliest on
 * the first working day after the order. What is collected in the shop leaves on the day itself.
 */
function momentsOf({ placed, deliveries, carrier, extraDays }: OrderTerms): Record<OrderStep, Date> {
  const day = dayInBrussels(new Date(placed))
  const further = carrier === 'store' ? 0 : extraDays
  const arrives = deliveries
    .map((delivery) => lastDay(day, deliveryTo(delivery, further)))
    .reduce((latest, one) => (one > latest ? one : latest), workingDayFrom(day, 1))
  const soonest = workingDayFrom(day, 1)
  const left = carrier === 'store' ? arrives : workingDayFrom(arrives, -1 - further)
  const leaves = left < soonest ? soonest : left
  return {
    ordered: new Date(placed),
    paid: new Date(placed),
    packed: momentInBrussels(leaves, hours.packed),
    sent: momentInBrussels(leaves, hours.sent),
    delivered: momentInBrussels(arrives, hours.delivered),
  }
}

/** How far an order is at a moment. It never goes back; a cancelled one stays where it was. */
export function orderProgress(terms: OrderTerms, now: Date): Pick<Order, 'status' | 'history'> {
  const moments = momentsOf(terms)
  const isDone = (step: OrderStep) =>
    step === 'ordered' || step === 'paid' || (!terms.cancelled && moments[step] <= now)
  const history = orderSteps.map((step) => ({ step, at: isDone(step) ? moments[step].toISOString() : null }))
  const last = orderSteps.findLast(isDone) ?? 'ordered'
  return { status: terms.cancelled ? 'cancelled' : last, history }
}
