import { addDays } from '../../contract/addDays'
import { hasStore, listSpecialDays, type OpeningHours, type Period } from '../../contract/openingHours'
import { contentMessages } from '../../i18n/buildTime'
import { formatClock } from '../../i18n/clock'
import { formatDate } from '../../i18n/dates'
import { type Language, locale, translate } from '../../i18n/languages'
import shopDetails from '../../../data/shop.json'
import type { Opening, ShopVisit } from '../contents/content'
import type { Route } from '../sources/shopData'
import { shopName } from '../pageContext'
import type { ContentPageSources } from './ContentPageSources'

/** The number of days, the day of the build included, for which the page announces special opening hours. */
const announcedDays = 90

export function buildShopVisit({
  data: { openingHours, route },
  catalogueIndex: { language },
  builtOn,
}: Omit<ContentPageSources, 'rows' | 'texts'>): ShopVisit {
  const { street, postcode, city, phone } = shopDetails
  const isVisitable = hasStore(openingHours)
  return {
    address: [shopName, street, `${postcode} ${translate(city, language)}`],
    phone: { href: `tel:${phone.number}`, text: phone.text },
    opening: isVisitable ? buildOpening(openingHours, language, builtOn) : null,
    route: isVisitable && route ? { plan: omitText(route), text: route.text[language] } : null,
  }
}

function buildOpening(openingHours: OpeningHours, language: Language, builtOn: string): Opening {
  const messages = contentMessages[language].shop
  const specialDays = listSpecialDays(builtOn, openingHours).filter(({ day }) => day < addDays(builtOn, announcedDays))
  return {
    title: messages.title,
    week: openingHours.week.map((period, index) => ({
      day: nameWeekday(index, language),
      hours: formatHours(period, language),
    })),
    special:
      specialDays.length === 0
        ? null
        : {
            title: messages.special,
            days: specialDays.map((specialDay) => ({
              day: formatDate(specialDay.day, language, 'weekday'),
              hours: formatHours(specialDay.hours, language),
              reason: translate(specialDay.reason, language),
            })),
          },
    hours: openingHours,
    status: messages.status,
  }
}

/** Omits the texts in all languages, because a page needs only the text in its own. */
const omitText = ({ text: _text, ...plan }: Route): Omit<Route, 'text'> => plan

/** The ISO date of a Monday, to which `nameWeekday` adds days. */
const monday = '2024-01-01'

/** Returns the name of a day of the week (0 is Monday). The name is capitalized, because it begins a row. */
function nameWeekday(index: number, language: Language): string {
  const date = new Date(`${addDays(monday, index)}T12:00:00Z`)
  const name = new Intl.DateTimeFormat(locale[language], { weekday: 'long', timeZone: 'UTC' }).format(date)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function formatHours(period: Period | null, language: Language): string {
  const messages = contentMessages[language].shop
  return period
    ? messages.hours(formatClock(period.open, language), formatClock(period.close, language))
    : messages.closed
}
