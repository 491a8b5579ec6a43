import shopDetails from '../../../data/shop.json'
import { type Order, type OrderStep, orderSteps } from '../../contract/order'
import type { CartLine } from '../queries/cartLine'
import type { OrderRecord } from '../queries/order'
import { addDays } from '../../contract/addDays'
import { extendDelivery } from '../../contract/extendDelivery'
import { isContribution } from './giftLines'
import { sumQuantities } from './supply'
import { findShopDay, createShopTime, addWorkingDays, roundToWorkingDay } from './days'

/** The progress of an order at a given time, and the items that the customer can still return. */
export interface OrderState extends Pick<Order, 'status' | 'history'>, WithdrawalTerms {
  /** The number of withdrawn items of each line item, in the order of the line items. */
  withdrawnQuantities: number[]
}

export function deriveOrderState({ row, lines, withdrawals }: OrderRecord, now: Date): OrderState {
  const returnedLines = withdrawals.flatMap((request) => request.lines)
  const withdrawnQuantities = lines.map(({ id_cart_item: position }) =>
    sumQuantities(returnedLines.filter((line) => line.position === position)),
  )
  const deliveries = lines
    .filter((line) => !isContribution(line))
    .map(({ delivery_unit: unit, delivery_min: min, delivery_max: max }) => ({ unit, min, max }))
  const progress = findOrderProgress(
    {
      placed: row.placed,
      deliveries,
      carrier: row.carrier_key,
      extraDays: row.extra_days,
      isCancelled: row.status === 'cancelled',
    },
    now,
  )
  const terms = findWithdrawalTerms(
    { ...progress, placed: row.placed },
    lines.map((line, index) => ({ ...line, withdrawnQuantity: withdrawnQuantities[index] ?? 0 })),
    now,
  )
  return { ...progress, ...terms, withdrawnQuantities }
}

export interface OrderTerms {
  placed: string
  /** The delivery time of each line item, as promised on the day of the order. Contributions have none. */
  deliveries: { unit: 'days' | 'weeks'; min: number; max: number }[]
  /** The carrier's key; null if nothing is delivered to the customer. */
  carrier: string | null
  /** The number of working days by which delivery to the country takes longer than in the shop's own country. */
  extraDays: number
  isCancelled: boolean
}

/** The times at which production begins and at which each later step is completed. */
const stepTimes = { production: '09:00', packed: '09:00', sent: '15:00', delivered: '17:00' } as const

function findLastDeliveryDay(placed: string, { unit, max }: OrderTerms['deliveries'][number]): string {
  return unit === 'days' ? addWorkingDays(placed, max) : roundToWorkingDay(addDays(placed, max * 7))
}

/** Production begins on the first working day after the order. */
const findProductionStart = (placed: string): Date =>
  createShopTime(addWorkingDays(findShopDay(new Date(placed)), 1), stepTimes.production)

/**
 * Returns when each step of an order is completed. Because there is no back office, the steps follow the calendar.
 * Everything arrives on the last day that was promised for any line item. The order is packed and sent earlier, by one
 * working day plus the extra days of the country, but not before the first working day after the order. An order that
 * is collected in the store is packed and sent on the day on which it arrives.
 */
function findStepMoments({ placed, deliveries, carrier, extraDays }: OrderTerms): Record<OrderStep, Date> {
  const day = findShopDay(new Date(placed))
  const additionalDays = carrier === 'store' ? 0 : extraDays
  const arrivalDay = deliveries
    .map((delivery) => findLastDeliveryDay(day, extendDelivery(delivery, additionalDays)))
    .reduce((latestDay, deliveryDay) => (deliveryDay > latestDay ? deliveryDay : latestDay), addWorkingDays(day, 1))
  const earliestDay = addWorkingDays(day, 1)
  const plannedDay = carrier === 'store' ? arrivalDay : addWorkingDays(arrivalDay, -1 - additionalDays)
  const sentDay = plannedDay < earliestDay ? earliestDay : plannedDay
  return {
    ordered: new Date(placed),
    paid: new Date(placed),
    packed: createShopTime(sentDay, stepTimes.packed),
    sent: createShopTime(sentDay, stepTimes.sent),
    delivered: createShopTime(arrivalDay, stepTimes.delivered),
  }
}

/**
 * Returns the progress of an order at a given time. The progress never goes back. A cancelled order makes no further
 * progress, and an order without anything to deliver stays paid.
 */
export function findOrderProgress(terms: OrderTerms, now: Date): Pick<Order, 'status' | 'history'> {
  const moments = findStepMoments(terms)
  const isDone = (step: OrderStep) =>
    step === 'ordered' || step === 'paid' || (!terms.isCancelled && terms.deliveries.length > 0 && moments[step] <= now)
  const history = orderSteps.map((step) => ({ step, at: isDone(step) ? moments[step].toISOString() : null }))
  const lastStep = orderSteps.findLast(isDone) ?? 'ordered'
  return { status: terms.isCancelled ? 'cancelled' : lastStep, history }
}

interface WithdrawalLine extends Pick<CartLine, 'quantity' | 'delivery_unit' | 'amount_cents'> {
  withdrawnQuantity: number
}

interface WithdrawalTerms {
  /** The last day for a withdrawal (ISO); null until the order is delivered. */
  lastDay: string | null
  isWithdrawalOver: boolean
  /** The number of items of each line item that the customer can still return, in the order of the line items. */
  returnableQuantities: number[]
}

/**
 * Finds the last day for a withdrawal, and how many of each line item can still be returned. An item can be returned
 * for `daysToDecide` days after the delivery, but a made-to-order item only until its production begins (art. 16 c). The
 * items of a cancelled order cannot be returned, nor can a contribution to a gift, which is not a purchase.
 */
export function findWithdrawalTerms(
  { placed, status, history }: Pick<Order, 'placed' | 'status' | 'history'>,
  lines: readonly WithdrawalLine[],
  now: Date,
): WithdrawalTerms {
  const deliveryTime = history.find(({ step }) => step === 'delivered')?.at
  const lastDay = deliveryTime ? addDays(findShopDay(new Date(deliveryTime)), shopDetails.daysToDecide) : null
  const isWithdrawalOver = lastDay !== null && findShopDay(now) > lastDay
  const isClosed = isWithdrawalOver || status === 'cancelled'
  const hasProductionBegun = now >= findProductionStart(placed)
  const returnableQuantities = lines.map(({ quantity, delivery_unit, withdrawnQuantity, ...line }) =>
    isClosed || isContribution(line) || (delivery_unit === 'weeks' && hasProductionBegun)
      ? 0
      : quantity - withdrawnQuantity,
  )
  return { lastDay, isWithdrawalOver, returnableQuantities }
}
