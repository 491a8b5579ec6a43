import shopDetails from '../../data/shop.json'
import { type Language, translate } from './languages'

/** Formats a time such as "10:00": "10.00" in Dutch, "10:00" in English. */
export const formatClock = (time: string, language: Language): string =>
  time.replaceAll(':', translate(clockSeparators, language))

const clockSeparators = { nl: '.', en: ':' }

/** Formats the time of a moment in the shop's time zone, with seconds in the style "medium". */
export const formatTime = (iso: string, language: Language, style: 'short' | 'medium' = 'short'): string =>
  // The Swedish locale has colons and two digits for the hour.
  formatClock(
    new Intl.DateTimeFormat('sv-SE', { timeStyle: style, timeZone: shopDetails.timeZone }).format(new Date(iso)),
    language,
  )
