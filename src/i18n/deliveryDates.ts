import { locale, type Language } from './languages'

/** The formatted first and last day of an arrival. `from` is null when both are the same day. */
export interface DeliveryDates {
  from: string | null
  until: string
}

interface Span {
  unit: 'days' | 'weeks'
  min: number
  max: number
}

/**
 * Returns the first and last day on which an order of `today` may arrive. The unit `days` means working days, `weeks`
 * calendar weeks.
 */
export function deliveryDays({ unit, min, max }: Span, today: Date): { first: Date; last: Date } {
  const add = unit === 'weeks' ? addWeeks : addWorkingDays
  return { first: add(today, Math.min(min, max)), last: add(today, Math.max(min, max)) }
}

/** Formats two days ("18" and "20 maart"). A shared month is named once (docs/look.md, "Voice"). */
export function daysInWords(first: Date, last: Date, language: Language): DeliveryDates {
  const dayAndMonth = new Intl.DateTimeFormat(locale[language], { day: 'numeric', month: 'long' })
  const until = dayAndMonth.format(last)
  if (first.toDateString() === last.toDateString()) return { from: null, until }
  const sameMonth = first.getMonth() === last.getMonth() && first.getFullYear() === last.getFullYear()
  return { from: sameMonth ? String(first.getDate()) : dayAndMonth.format(first), until }
}

/** Formats the arrival of an order that is placed today. */
export function deliveryDates(delivery: Span, today: Date, language: Language): DeliveryDates {
  const { first, last } = deliveryDays(delivery, today)
  return daysInWords(first, last, language)
}

function addWeeks(day: Date, weeks: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + weeks * 7)
}

function addWorkingDays(day: Date, count: number): Date {
  const result = new Date(day.getFullYear(), day.getMonth(), day.getDate())
  let left = count
  while (left > 0) {
    result.setDate(result.getDate() + 1)
    if (result.getDay() !== 0 && result.getDay() !== 6) left -= 1
  }
  return result
}
