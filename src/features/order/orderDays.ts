import { deliveryTo } from '../../contract/deliveryTo'
import type { Order, OrderLine } from '../../contract/order'
import { daysInWords, deliveryDates, deliveryDays, type DeliveryDates } from '../../i18n/deliveryDates'
import type { Language } from '../../i18n/languages'

/** The days of an order, in words. */
export interface OrderDays {
  /** From when on it is made ready: the working day after it was placed. */
  ready: string
  /** When its pieces are with the shopper, from the first to the last. */
  arrival: DeliveryDates
  /** Those two days. */
  first: Date
  last: Date
  /** When this piece is. */
  ofLine: (line: OrderLine) => DeliveryDates
}

/**
 * When what happens with an order, counted from the day that it was placed. Null for an order without lines or with a
 * day that is none: a page must not break on it.
 * @param extraDays working days that its country is further than home
 */
export function orderDays(
  { placed, lines }: Pick<Order, 'placed' | 'lines'>,
  language: Language,
  extraDays = 0,
): OrderDays | null {
  const day = new Date(placed)
  const spans = lines.map(({ delivery }) => deliveryDays(deliveryTo(delivery, extraDays), day))
  if (Number.isNaN(day.getTime()) || spans.length === 0) return null
  const time = (one: Date) => one.getTime()
  const first = new Date(Math.min(...spans.map((span) => time(span.first))))
  const last = new Date(Math.max(...spans.map((span) => time(span.last))))
  return {
    ready: deliveryDates({ unit: 'days', min: 1, max: 1 }, day, language).until,
    arrival: daysInWords(first, last, language),
    first,
    last,
    ofLine: ({ delivery }) => deliveryDates(deliveryTo(delivery, extraDays), day, language),
  }
}
