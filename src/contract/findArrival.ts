import { extendDelivery } from './extendDelivery'
import { type DestinedLine, goesToCustomer } from './giftDestination'
import type { Delivery } from './product'

/** The first and last day on which something may arrive. */
export interface Arrival {
  first: Date
  last: Date
}

/**
 * Returns the days on which something that is ordered on `day` may arrive. The unit `days` means working days, `weeks`
 * calendar weeks.
 */
export function findArrival({ unit, min, max }: Delivery, day: Date): Arrival {
  const addTime = unit === 'weeks' ? addWeeks : addWorkingDays
  return { first: addTime(day, Math.min(min, max)), last: addTime(day, Math.max(min, max)) }
}

interface DeliveredLine extends DestinedLine {
  delivery: Delivery | null
}

/**
 * Returns the days on which the line items of a cart or an order arrive, i.e. the days of the slowest line item. Only
 * line items that are delivered to the customer count; if there are none, the gifts count instead. Contributions never
 * count. Returns null if no line item counts, or when no time is known.
 * @param extraDays the additional working days that delivery to the country takes
 */
export function findJointArrival(lines: readonly DeliveredLine[], day: Date, extraDays = 0): Arrival | null {
  const itemLines = lines.filter(({ amount }) => amount === null)
  const customerLines = itemLines.filter(goesToCustomer)
  const arrivals = (customerLines.length > 0 ? customerLines : itemLines).flatMap(({ delivery }) =>
    delivery ? [findArrival(extendDelivery(delivery, extraDays), day)] : [],
  )
  const findLatest = (end: keyof Arrival) => new Date(Math.max(...arrivals.map((arrival) => arrival[end].getTime())))
  const [first, last] = [findLatest('first'), findLatest('last')]
  // Without arrivals, the date is invalid.
  return Number.isNaN(last.getTime()) ? null : { first, last }
}

/** The first and last day of an arrival in words. `from` is null when both are the same day. */
export interface ArrivalDates {
  from: string | null
  until: string
}

/** Formats an arrival ("18" and "20 maart"). A shared month is named once (docs/look.md, "Voice"). */
export function formatArrivalDates({ first, last }: Arrival, locale: string): ArrivalDates {
  const formatter = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
  const formatDay = (day: Date) => keepDayWithMonth(formatter.format(day))
  const until = formatDay(last)
  if (first.toDateString() === last.toDateString()) return { from: null, until }
  const isSameMonth = first.getMonth() === last.getMonth() && first.getFullYear() === last.getFullYear()
  return { from: isSameMonth ? String(first.getDate()) : formatDay(first), until }
}

/** Replaces the space between a day and its month with a no-break space, so that no line ends with the number. */
const keepDayWithMonth = (date: string): string => date.replace(/(?<=\d) /, '\u00a0')

export interface ArrivalMessages {
  between: (from: string, until: string) => string
  on: (day: string) => string
}

/**
 * Describes the days on which something may still arrive: "tussen 18 en 20 maart", or a single day with its weekday:
 * "op dinsdag 19 maart". Pages and emails use the same description. Days before `today` are omitted, unless all days
 * have passed.
 */
export function describeArrival(
  { first, last }: Arrival,
  messages: ArrivalMessages,
  locale: string,
  today = first,
): string {
  const { from, until } = formatArrivalDates({ first: first < today && today <= last ? today : first, last }, locale)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return from === null ? messages.on(keepDayWithMonth(weekday.format(last))) : messages.between(from, until)
}

/**
 * Returns a carrier's delivery time in words, or '' if it contains a number of days, which the dates of an arrival
 * replace.
 */
export const omitDayCount = (delay: string): string => (/\d/.test(delay) ? '' : delay)

function addWeeks(day: Date, weeks: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + weeks * 7)
}

function addWorkingDays(day: Date, count: number): Date {
  const arrivalDay = new Date(day.getFullYear(), day.getMonth(), day.getDate())
  let remainingDays = count
  while (remainingDays > 0) {
    arrivalDay.setDate(arrivalDay.getDate() + 1)
    if (arrivalDay.getDay() !== 0 && arrivalDay.getDay() !== 6) remainingDays -= 1
  }
  return arrivalDay
}
