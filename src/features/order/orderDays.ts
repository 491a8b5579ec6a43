import { extendDelivery } from '../../contract/extendDelivery'
import { goesToCustomer } from '../../contract/giftDestination'
import type { Order, OrderLine } from '../../contract/order'
import { formatDate, shopDay } from '../../i18n/dates'
import { daysInWords, deliveryDates, type DeliveryDates, deliveryDays } from '../../i18n/deliveryDates'
import type { Language } from '../../i18n/languages'
import type { Country } from '../../contract/catalogue'
import type { Areas } from '../../i18n/messages'

/** The first and last day on which an item or an order may arrive. */
interface ArrivalSpan {
  first: Date
  last: Date
}

/** The dates of an order. `first` and `last` are those of its slowest item, when the order is complete. */
export interface OrderDays extends ArrivalSpan {
  /** The date on which packing starts, as text: the working day after the order was placed. */
  ready: string
  /** The dates on which the order arrives, as text. */
  arrival: DeliveryDates
  /** Returns the dates promised for one line; null when its time is unknown. */
  ofLine: (line: OrderLine) => ArrivalSpan | null
}

/**
 * Returns the dates of the items that the customer receives or, if there are none, of the gifts. They count from the day
 * on which the order was placed (in the shop's time zone). Returns null for an order without such lines or with an
 * invalid date, or when no time is known.
 * @param extraDays the additional working days that delivery to the order's country takes
 */
export function orderDays(
  { placed, lines }: Pick<Order, 'placed' | 'lines'>,
  language: Language,
  extraDays = 0,
): OrderDays | null {
  const day = toShopDay(placed)
  const sent = lines.filter(({ amount }) => amount === null)
  const delivered = sent.filter(goesToCustomer)
  const ofLine = ({ delivery }: OrderLine) => delivery && deliveryDays(extendDelivery(delivery, extraDays), day)
  const spans = (delivered.length > 0 ? delivered : sent).flatMap((line) => ofLine(line) ?? [])
  const latest = (days: Date[]) => new Date(Math.max(...days.map((one) => one.getTime())))
  const first = latest(spans.map((span) => span.first))
  const last = latest(spans.map((span) => span.last))
  if (spans.length === 0 || Number.isNaN(last.getTime())) return null
  return {
    ready: deliveryDates({ unit: 'days', min: 1, max: 1 }, day, language).until,
    arrival: daysInWords(first, last, language),
    first,
    last,
    ofLine,
  }
}

/** Converts an ISO 8601 timestamp to a day in the shop's time zone. Returns an invalid Date for an invalid timestamp. */
function toShopDay(iso: string): Date {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? moment : new Date(`${shopDay(moment)}T00:00`)
}

/** Returns the dates of an order, with the additional days of the country to which it is sent. */
export function orderDeliveryDays(order: Order, country: Country | null, language: Language): OrderDays | null {
  const place = findDestination(order)
  return orderDays(order, language, place === 'address' || place === 'point' ? country?.extra_days : 0)
}

/**
 * Returns the destination of an order: a pickup point, the shop itself (by the carrier's key, docs/shop-api/orders.md) or an
 * address. If the customer receives no item, it is the destination of the gifts, or `contribution` without any.
 */
export function findDestination({
  carrier,
  service_point: point,
  lines,
}: Pick<Order, 'carrier' | 'service_point' | 'lines'>) {
  if (point) return 'point'
  if (carrier?.key === 'store') return 'shop'
  if (carrier || lines.some(goesToCustomer)) return 'address'
  const isSent = (to: OrderLine['destination']) => lines.some(({ destination }) => destination === to)
  if (isSent('owner')) return 'owner'
  return isSent('pickup') ? 'pickup' : 'contribution'
}

/** Whether the last of these days is today or later. */
export const mayStillCome = ({ last }: ArrivalSpan): boolean => formatDeviceDay(last) >= shopDay()

/**
 * Returns the days on which an item or an order may still arrive: "tussen 18 en 20 maart", or a single day with its
 * weekday: "op dinsdag 19 maart". Days that have passed are omitted.
 */
export function formatArrival({ first, last }: ArrivalSpan, messages: Areas['order'], language: Language): string {
  const today = new Date(`${shopDay()}T00:00`)
  const { from, until } = daysInWords(first < today && today <= last ? today : first, last, language)
  return from === null
    ? messages.on(formatDate(formatDeviceDay(last), language, 'weekday'))
    : messages.between(from, until)
}

/** Formats a Date as YYYY-MM-DD in the device's time zone, which orderDays uses as well. */
export const formatDeviceDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
