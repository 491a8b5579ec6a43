import { extendDelivery } from '../../contract/extendDelivery'
import {
  type Arrival,
  type ArrivalDates,
  describeArrival,
  findArrival,
  findJointArrival,
  formatArrivalDates,
} from '../../contract/findArrival'
import { goesToCustomer } from '../../contract/giftDestination'
import type { Order, OrderLine } from '../../contract/order'
import { findShopDate, findShopDay } from '../../i18n/dates'
import { type Language, locale } from '../../i18n/languages'
import type { Country } from '../../contract/catalogue'
import type { Areas } from '../../i18n/messages'

/** `first` and `last` are the latest of the items' dates, because the slowest item completes the order. */
export interface OrderDays extends Arrival {
  /** The formatted date on which packing starts: the working day after the order was placed. */
  ready: string
  /** Formatted dates. */
  arrival: ArrivalDates
  /** Returns null if the delivery time of the item is unknown. */
  findItemArrival: (line: OrderLine) => Arrival | null
}

/**
 * The dates are counted from the day on which the order was placed, in the shop's time zone. Returns null when nothing
 * arrives, for an invalid date, and when no delivery time is known.
 * @param extraDays the additional working days that delivery to the order's country takes
 */
export function computeOrderDays(
  { placed: placedDate, lines }: Pick<Order, 'placed' | 'lines'>,
  language: Language,
  extraDays = 0,
): OrderDays | null {
  const day = convertToShopDate(placedDate)
  const arrival = findJointArrival(lines, day, extraDays)
  return (
    arrival && {
      ...arrival,
      ready: formatArrivalDates(findArrival({ unit: 'days', min: 1, max: 1 }, day), locale[language]).until,
      arrival: formatArrivalDates(arrival, locale[language]),
      findItemArrival: ({ delivery }) => delivery && findArrival(extendDelivery(delivery, extraDays), day),
    }
  )
}

/** Returns the date of the timestamp in the shop's time zone; an invalid Date if the timestamp is invalid. */
function convertToShopDate(timestamp: string): Date {
  const moment = new Date(timestamp)
  return Number.isNaN(moment.getTime()) ? moment : findShopDate(moment)
}

/** The additional days for a distant country count only if the order is sent to the customer. */
export function computeOrderDeliveryDays(order: Order, country: Country | null, language: Language): OrderDays | null {
  const destination = findDestination(order)
  return computeOrderDays(
    order,
    language,
    destination === 'address' || destination === 'point' ? country?.extra_days : 0,
  )
}

/**
 * The key of the carrier identifies collection in the shop (docs/shop-api/orders.md). If the customer receives no item,
 * returns the destination of the gifts, or `contribution` if the order contains only contributions.
 */
export function findDestination({
  carrier,
  service_point: pickupPoint,
  lines,
}: Pick<Order, 'carrier' | 'service_point' | 'lines'>) {
  if (pickupPoint) return 'point'
  if (carrier?.key === 'store') return 'shop'
  if (carrier || lines.some(goesToCustomer)) return 'address'
  const isSentTo = (wantedDestination: OrderLine['destination']) =>
    lines.some(({ destination }) => destination === wantedDestination)
  if (isSentTo('owner')) return 'owner'
  return isSentTo('pickup') ? 'pickup' : 'contribution'
}

/** True if the last arrival date is today or later. */
export const canStillArrive = ({ last }: Arrival): boolean => formatDeviceDay(last) >= findShopDay()

export const formatArrival = (arrival: Arrival, messages: Areas['order'], language: Language): string =>
  describeArrival(arrival, messages, locale[language], findShopDate())

/** Returns an ISO day in the device's time zone, which computeOrderDays uses as well. */
export const formatDeviceDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
