import { extendDelivery } from '../../contract/extendDelivery'
import type { Order, OrderLine } from '../../contract/order'
import { formatDate, shopDay } from '../../i18n/dates'
import { daysInWords, deliveryDates, type DeliveryDates, deliveryDays } from '../../i18n/deliveryDates'
import type { Language } from '../../i18n/languages'
import type { Country } from '../../contract/catalogue'
import type { Areas } from '../../i18n/words'

/** The first and the last day that something may come. */
interface ArrivalSpan {
  first: Date
  last: Date
}

/** The days of an order. `first` and `last`: when all of it is there, which waits for the item that takes longest. */
export interface OrderDays extends ArrivalSpan {
  /** From when on it is made ready, in words: the working day after it was placed. */
  ready: string
  /** When all of it is there, in words. */
  arrival: DeliveryDates
  /** When this item was promised. */
  ofLine: (line: OrderLine) => ArrivalSpan
}

/**
 * When what happens with an order, counted from the day that it was placed, in the shop. Null for an order without lines or with a
 * day that is none: a page must not break on it.
 * @param extraDays working days that its country is further than home
 */
export function orderDays(
  { placed, lines }: Pick<Order, 'placed' | 'lines'>,
  language: Language,
  extraDays = 0,
): OrderDays | null {
  const day = dayInShop(placed)
  const ofLine = ({ delivery }: OrderLine) => deliveryDays(extendDelivery(delivery, extraDays), day)
  const spans = lines.map(ofLine)
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

/** The day that it was in the shop at a moment (ISO); an invalid Date for a moment that is none. */
function dayInShop(iso: string): Date {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? moment : new Date(`${shopDay(moment)}T00:00`)
}

/** The days of an order to where it goes. What is collected in the shop travels nowhere. */
export const orderDeliveryDays = (order: Order, country: Country | null, language: Language): OrderDays | null =>
  orderDays(order, language, findDestination(order) === 'shop' ? 0 : country?.extra_days)

/** Where an order goes: a pick-up point, the shop's own counter (by the carrier's key, docs/shop-api.md), or an address. */
export function findDestination({ carrier, service_point: point }: Pick<Order, 'carrier' | 'service_point'>) {
  if (point) return 'point'
  return carrier.key === 'store' ? 'shop' : 'address'
}

/** Whether it may still come in these days. */
export const mayStillCome = ({ last }: ArrivalSpan): boolean => isoDay(last) >= shopDay()

/**
 * When it may still come: "tussen 18 en 20 maart"; of one day its name as well, "op dinsdag 19 maart". Days that have
 * gone by are not named any more.
 */
export function formatArrival({ first, last }: ArrivalSpan, words: Areas['order'], language: Language): string {
  const today = new Date(`${shopDay()}T00:00`)
  const { from, until } = daysInWords(first < today && today <= last ? today : first, last, language)
  return from === null ? words.on(formatDate(isoDay(last), language, 'weekday')) : words.between(from, until)
}

/** The day that a Date is on this device, as orderDays counts them. */
export const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
