import { formatDate, shopDay } from '../../../i18n/dates'
import { daysInWords } from '../../../i18n/deliveryDates'
import type { Language } from '../../../i18n/languages'
import type { Areas } from '../../../i18n/words'
import type { ArrivalSpan } from '../orderDays'

/** Whether it may still come in these days. */
export const mayStillCome = ({ last }: ArrivalSpan): boolean => isoDay(last) >= shopDay()

/**
 * When it may still come: "tussen 18 en 20 maart"; of one day its name as well, "op dinsdag 19 maart". Days that have
 * gone by are not named any more.
 */
export function arrivalInWords({ first, last }: ArrivalSpan, words: Areas['order'], language: Language): string {
  const today = new Date(`${shopDay()}T00:00`)
  const { from, until } = daysInWords(first < today && today <= last ? today : first, last, language)
  return from === null ? words.on(formatDate(isoDay(last), language, 'weekday')) : words.between(from, until)
}

/** The day that a Date is on this device, as orderDays counts them. */
export const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
