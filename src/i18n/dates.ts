import { locale, type Language } from './languages'

const styles = {
  /** 21 november 2026 */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 november */
  day: { day: 'numeric', month: 'long' },
  /** zaterdag 21 november */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a date in a language. An ISO date ("2026-11-21") is the same date everywhere; a point in time (ISO with a
 * time) becomes the date in Belgium. Anything else is returned unchanged, because a wrong date must not break a page.
 */
export function formatDate(iso: string, language: Language, style: keyof typeof styles = 'full'): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  const date = new Date(isDay ? `${iso}T12:00:00Z` : iso)
  if (Number.isNaN(date.getTime())) return iso
  return formatter(language, style, isDay ? 'UTC' : shopTimeZone).format(date)
}

const shopTimeZone = 'Europe/Brussels'

/** Returns the ISO date in Belgium at a point in time. */
export const shopDay = (moment = new Date()): string =>
  // Swedish writes a date in ISO form.
  new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone }).format(moment)

function formatter(language: Language, style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${style} ${timeZone}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale[language], { ...styles[style], timeZone })
  formatters.set(key, made)
  return made
}
