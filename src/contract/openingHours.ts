import * as v from 'valibot'
import { addDays } from './addDays'
import { findHoliday, holidayPattern } from './holidays'

const time = v.pipe(v.string(), v.isoTime('must be a time such as 09:30'))

const period = v.pipe(
  v.strictObject({ open: time, close: time }),
  v.check(({ open, close }) => open < close, 'must close after it opens'),
)

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const reason = v.objectWithRest({ nl: text, en: text }, text)

/** The content of data/opening-hours.json. The times are in the time zone of the shop. */
export const openingHours = v.strictObject({
  /** From Monday to Sunday; null for a day on which the shop is closed. */
  week: v.pipe(v.array(v.nullable(period)), v.length(7, 'must have seven days, the first a Monday')),
  /** Days of every year on which the shop is closed, with the reason. */
  holidays: v.array(
    v.strictObject({
      day: v.pipe(v.string(), v.regex(holidayPattern, 'must be a day such as 12-25, or easter+1')),
      reason,
    }),
  ),
  /** Dates on which the shop is closed (`hours` is null) or has other hours, with the reason. */
  exceptions: v.array(
    v.strictObject({
      day: v.pipe(v.string(), v.isoDate()),
      hours: v.nullable(period),
      reason,
    }),
  ),
})

export type OpeningHours = v.InferOutput<typeof openingHours>
export type Period = v.InferOutput<typeof period>

/** Returns whether the shop has a store to visit, which is open on some day. */
export const hasStore = ({ week, exceptions }: OpeningHours): boolean =>
  week.some((hours) => hours !== null) || exceptions.some(({ hours }) => hours !== null)

/** Returns the opening hours on a day; null if the shop is closed. */
export function findHours(day: string, hours: OpeningHours): Period | null {
  const exception = hours.exceptions.find((candidate) => candidate.day === day)
  if (exception) return exception.hours
  if (isHoliday(day, hours)) return null
  return findUsualHours(day, hours)
}

const isHoliday = (day: string, { holidays }: OpeningHours): boolean =>
  holidays.some((holiday) => findHoliday(holiday.day, Number(day.slice(0, 4))) === day)

function findUsualHours(day: string, { week }: OpeningHours): Period | null {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return week[weekday] ?? null
}

export type OpeningStatus =
  | { isOpen: true; until: string }
  /** `next` is the next opening; null if there is none within a month. */
  | { isOpen: false; next: { day: string; time: string } | null }

/** The number of days ahead that the search for the next opening covers. */
const searchDays = 31

/** Returns whether a shop in a time zone is open at a moment, with the closing time or the next opening. */
export function findOpeningStatus(moment: Date, hours: OpeningHours, timeZone: string): OpeningStatus {
  const [today = '', now = ''] = formatMoment(moment, timeZone).split(' ')
  const currentHours = findHours(today, hours)
  if (currentHours && currentHours.open <= now && now < currentHours.close)
    return { isOpen: true, until: currentHours.close }
  for (let daysAhead = 0; daysAhead <= searchDays; daysAhead += 1) {
    const day = addDays(today, daysAhead)
    const period = findHours(day, hours)
    if (period && (daysAhead > 0 || now < period.open)) return { isOpen: false, next: { day, time: period.open } }
  }
  return { isOpen: false, next: null }
}

/** Formats a moment as "2026-11-21 09:30". The Swedish locale has this format. */
const formatMoment = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)

/** A date on which the hours differ from those of its day of the week. */
export interface SpecialDay {
  day: string
  /** Null if the shop is closed. */
  hours: Period | null
  reason: v.InferOutput<typeof reason>
}

/** Lists the special days of the year that begins on `from`, except holidays on which the shop is closed anyway. */
export function listSpecialDays(from: string, hours: OpeningHours): SpecialDay[] {
  const year = Number(from.slice(0, 4))
  const until = `${year + 1}${from.slice(4)}`
  const holidays = [year, year + 1].flatMap((holidayYear) =>
    hours.holidays.map((holiday) => ({ ...holiday, day: findHoliday(holiday.day, holidayYear), hours: null })),
  )
  return [
    ...hours.exceptions,
    ...holidays
      .filter(({ day }) => !hours.exceptions.some((exception) => exception.day === day))
      .filter(({ day }) => findUsualHours(day, hours) !== null),
  ]
    .filter(({ day }) => from <= day && day < until)
    .sort((one, other) => one.day.localeCompare(other.day))
}
