import { deliveryTo } from '../../contract/deliveryTo'
import type { Order, OrderLine } from '../../contract/order'
import { shopDay } from '../../i18n/dates'
import { daysInWords, deliveryDates, deliveryDays, type DeliveryDates } from '../../i18n/deliveryDates'
import type { Language } from '../../i18n/languages'

/** The first and the last day that something may come. */
export interface ArrivalSpan {
  first: Date
  last: Date
}

/** The days of an order. `first` and `last`: when all of it is there, which waits for the piece that takes longest. */
export interface OrderDays extends ArrivalSpan {
  /** From when on it is made ready, in words: the working day after it was placed. */
  ready: string
  /** When all of it is there, in words. */
  arrival: DeliveryDates
  /** When this piece was promised. */
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
  const ofLine = ({ delivery }: OrderLine) => deliveryDays(deliveryTo(delivery, extraDays), day)
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
