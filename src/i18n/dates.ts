import shopDetails from '../../data/shop.json'
import { locale, type Language } from './languages'

const styles = {
  /** E.g. "21 november 2026". */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** E.g. "21 november". */
  day: { day: 'numeric', month: 'long' },
  /** E.g. "zaterdag 21 november". */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a date in a language. An ISO date ("2026-11-21") has no time zone; an ISO timestamp becomes the date in the
 * shop's time zone. Any other text is returned unchanged, because a wrong date must not break a page.
 */
export function formatDate(iso: string, language: Language, style: keyof typeof styles = 'full'): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  const date = new Date(isDay ? `${iso}T12:00:00Z` : iso)
  if (Number.isNaN(date.getTime())) return iso
  const text = getFormatter(language, style, isDay ? 'UTC' : shopDetails.timeZone).format(date)
  // A line must not end between the day and its month.
  return text.replace(/(?<=\d) /, '\u00a0')
}

/** Returns the ISO date in the shop's time zone at a given moment. */
export const findShopDay = (moment = new Date()): string =>
  // The Swedish locale formats dates as ISO dates.
  new Intl.DateTimeFormat('sv-SE', { timeZone: shopDetails.timeZone }).format(moment)

/**
 * Returns the date in the shop's time zone as a Date of this device, from which arrivals are counted. A device in
 * another time zone may have another date.
 */
export const findShopDate = (moment = new Date()): Date => new Date(`${findShopDay(moment)}T00:00`)

function getFormatter(language: Language, style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${style} ${timeZone}`
  const cachedFormatter = formatters.get(key)
  if (cachedFormatter) return cachedFormatter
  const newFormatter = new Intl.DateTimeFormat(locale[language], { ...styles[style], timeZone })
  formatters.set(key, newFormatter)
  return newFormatter
}
