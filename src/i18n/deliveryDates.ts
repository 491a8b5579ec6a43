import { locale, type Language } from './languages'

/** The first and last day that something arrives, in words; `from` is null when both are one day. */
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
 * When an order of today arrives ("18" and "20 maart"): `days` are working days, `weeks` calendar weeks.
 * The month is named once when both days are in it (LOOK.md, voice: say the day).
 */
export function deliveryDates(delivery: Span, today: Date, language: Language): DeliveryDates {
  const add = delivery.unit === 'weeks' ? addWeeks : addWorkingDays
  const first = add(today, Math.min(delivery.min, delivery.max))
  const last = add(today, Math.max(delivery.min, delivery.max))
  const dayAndMonth = new Intl.DateTimeFormat(locale[language], { day: 'numeric', month: 'long' })
  const until = dayAndMonth.format(last)
  if (first.toDateString() === last.toDateString()) return { from: null, until }
  const sameMonth = first.getMonth() === last.getMonth() && first.getFullYear() === last.getFullYear()
  return { from: sameMonth ? String(first.getDate()) : dayAndMonth.format(first), until }
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
