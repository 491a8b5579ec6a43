import { addDays } from '../../contract/addDays'
import type { Slot } from '../../contract/appointments'
import { findHours, type OpeningHours } from '../../contract/openingHours'
import { createShopTime, findShopDay } from './days'

const minuteInMs = 60_000
const slotMinutes = 60
/** The minimum time between a booking and the start of the slot. */
const noticeMinutes = 3 * 60
/** The number of days, including today, in which appointments are possible. */
const bookableDays = 28

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Lists the free slots of the coming weeks, earliest first. On each day, the slots follow each other from opening to
 * closing time. The opening hours are in the time zone of the shop. `bookedStarts` contains ISO times.
 */
export function listFreeSlots(hours: OpeningHours, now: Date, bookedStarts: ReadonlySet<string>): Slot[] {
  const today = findShopDay(now)
  const earliestStart = now.getTime() + noticeMinutes * minuteInMs
  return Array.from({ length: bookableDays }, (_, daysAhead) => addDays(today, daysAhead))
    .flatMap((day) => listSlotsOfDay(day, hours))
    .filter(({ starts }) => Date.parse(starts) >= earliestStart && !bookedStarts.has(starts))
}

function listSlotsOfDay(day: string, hours: OpeningHours): Slot[] {
  const period = findHours(day, hours)
  if (!period) return []
  const [open, close] = [toMinutes(period.open), toMinutes(period.close)]
  const openingTime = createShopTime(day, period.open).getTime()
  return Array.from({ length: Math.floor((close - open) / slotMinutes) }, (_, index) => {
    const starts = openingTime + index * slotMinutes * minuteInMs
    return { starts: new Date(starts).toISOString(), ends: new Date(starts + slotMinutes * minuteInMs).toISOString() }
  })
}
