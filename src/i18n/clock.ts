import { shopTimeZone } from './dates'
import type { Language } from './languages'

/** Formats a time such as "10:00": "10.00" in Dutch, "10:00" in English. */
export const formatClock = (time: string, language: Language): string =>
  language === 'nl' ? time.replace(':', '.') : time

/** Formats the time of a moment in Belgium. */
export const formatTime = (iso: string, language: Language): string =>
  // The Swedish locale has a colon and two digits for the hour.
  formatClock(
    new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: shopTimeZone }).format(new Date(iso)),
    language,
  )
