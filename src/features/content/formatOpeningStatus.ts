import shopDetails from '../../../data/shop.json'
import { addDays } from '../../contract/addDays'
import { findOpeningStatus, type OpeningHours } from '../../contract/openingHours'
import { formatClock } from '../../i18n/clock'
import { formatDate, findShopDay } from '../../i18n/dates'
import type { Language } from '../../i18n/languages'
import type { OpeningTexts } from '../../pageTable/contents/content'

export function formatOpeningStatus(
  moment: Date,
  hours: OpeningHours,
  texts: OpeningTexts,
  language: Language,
): string {
  const status = findOpeningStatus(moment, hours, shopDetails.timeZone)
  if (status.isOpen) return texts.open.replace('{time}', formatClock(status.until, language))
  if (!status.next) return texts.closed
  const { day, time } = status.next
  return pickText(day, findShopDay(moment), texts)
    .replace('{time}', formatClock(time, language))
    .replace('{day}', formatDate(day, language, 'weekday'))
}

function pickText(day: string, today: string, texts: OpeningTexts): string {
  if (day === today) return texts.today
  return day === addDays(today, 1) ? texts.tomorrow : texts.later
}
