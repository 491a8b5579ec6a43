import { type Order, type OrderStep, orderSteps } from '../../contract/order'
import type { OrderRecord } from '../queries/order'
import { extendDelivery } from '../../contract/extendDelivery'
import { dayFrom, dayInBrussels, momentInBrussels, workingDayFrom, workingDayUntil } from './days'

/** How far an order is at a moment, and what of it can go back. */
export interface OrderState extends Pick<Order, 'status' | 'history'>, WithdrawalTerms {
  /** Pieces of each line that go back already, in the order of the lines. */
  withdrawn: number[]
}

/** What time has made of an order, and its customer. */
export function findOrderState({ row, lines, withdrawals }: OrderRecord, now: Date): OrderState {
  const back = withdrawals.flatMap((request) => request.lines)
  const withdrawn = lines.map(({ id_cart_item: position }) =>
    back.filter((line) => line.position === position).reduce((sum, { quantity }) => sum + quantity, 0),
  )
  const deliveries = lines.map(({ delivery_unit: unit, delivery_min: min, delivery_max: max }) => ({ unit, min, max }))
  const progress = findOrderProgress(
    {
      placed: row.placed,
      deliveries,
      carrier: row.carrier_key,
      extraDays: row.extra_days,
      cancelled: row.status === 'cancelled',
    },
    now,
  )
  const terms = findWithdrawalTerms(
    { ...progress, placed: row.placed },
    lines.map((line, at) => ({ ...line, withdrawn: withdrawn[at] ?? 0 })),
    now,
  )
  return { ...progress, ...terms, withdrawn }
}

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

/** When an item that is made to order is begun: on the first working day after the order. */
const findMakingStart = (placed: string): Date =>
  momentInBrussels(workingDayFrom(dayInBrussels(new Date(placed)), 1), hours.making)

/**
 * When each step of an order is done. There is no back office, so time does it: all of it arrives on the last day that
 * was promised for any line, is packed and sent a working day (and those of the country) before, and at the earliest on
 * the first working day after the order. What is collected in the shop leaves on the day itself.
 */
function findStepMoments({ placed, deliveries, carrier, extraDays }: OrderTerms): Record<OrderStep, Date> {
  const day = dayInBrussels(new Date(placed))
  const further = carrier === 'store' ? 0 : extraDays
  const arrives = deliveries
    .map((delivery) => lastDay(day, extendDelivery(delivery, further)))
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
export function findOrderProgress(terms: OrderTerms, now: Date): Pick<Order, 'status' | 'history'> {
  const moments = findStepMoments(terms)
  const isDone = (step: OrderStep) =>
    step === 'ordered' || step === 'paid' || (!terms.cancelled && moments[step] <= now)
  const history = orderSteps.map((step) => ({ step, at: isDone(step) ? moments[step].toISOString() : null }))
  const last = orderSteps.findLast(isDone) ?? 'ordered'
  return { status: terms.cancelled ? 'cancelled' : last, history }
}

/** The days to change one's mind; they begin the day after the delivery (directive 2011/83/EU, art. 9). */
const days = 14

interface Line {
  quantity: number
  /** `weeks` is made to order (rules/supply). */
  delivery_unit: 'days' | 'weeks'
  /** Pieces that go back already. */
  withdrawn: number
}

interface WithdrawalTerms {
  /** The last day (ISO, in Brussels), inclusive; null while it is not delivered. */
  until: string | null
  over: boolean
  /** How many items of each line can still go back, in the order of the lines. */
  possible: number[]
}

/**
 * What of an order can still go back at a moment: from the order until fourteen days after its delivery. An item that is
 * made to order can until its making begins (art. 16 c); nothing can of a cancelled order.
 */
export function findWithdrawalTerms(
  { placed, status, history }: Pick<Order, 'placed' | 'status' | 'history'>,
  lines: readonly Line[],
  now: Date,
): WithdrawalTerms {
  const delivered = history.find(({ step }) => step === 'delivered')?.at
  const until = delivered ? dayFrom(new Date(dayInBrussels(new Date(delivered))), days) : null
  const over = until !== null && dayInBrussels(now) > until
  const closed = over || status === 'cancelled'
  const inTheMaking = now >= findMakingStart(placed)
  const possible = lines.map(({ quantity, delivery_unit, withdrawn }) =>
    closed || (delivery_unit === 'weeks' && inTheMaking) ? 0 : quantity - withdrawn,
  )
  return { until, over, possible }
}
