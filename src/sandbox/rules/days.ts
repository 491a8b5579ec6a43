export const formatUtcDay = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Returns false for an ISO day such as 2026-04-31. */
export function isExistingDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && formatUtcDay(moment) === day
}

/**
 * Returns the ISO day that is a number of days after a time, or before the time if the number is negative. Returns null
 * if `days` is null, for a period without an end.
 */
export function findDayAfter(moment: Date, days: number): string
export function findDayAfter(moment: Date, days: number | null): string | null
export function findDayAfter(moment: Date, days: number | null): string | null {
  return days === null ? null : formatUtcDay(new Date(moment.getTime() + days * 86_400_000))
}

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())

/**
 * Returns the ISO day that is a number of working days (Monday to Friday) after a day, or before the day if the number
 * is negative.
 */
export function addWorkingDays(day: string, count: number): string {
  const step = Math.sign(count)
  let currentDay = day
  for (let remainingDays = Math.abs(count); remainingDays > 0;) {
    currentDay = findDayAfter(new Date(currentDay), step)
    if (isWorkingDay(currentDay)) remainingDays -= 1
  }
  return currentDay
}

export const roundToWorkingDay = (day: string): string => (isWorkingDay(day) ? day : addWorkingDays(day, -1))

const timeZone = 'Europe/Brussels'
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })

/** Returns the ISO day of a time in Brussels. */
export const findBrusselsDay = (moment: Date): string => dayFormat.format(moment)

/** Returns the time of a full hour in Brussels on an ISO day. The night in which the clock changes is not supported. */
export function createBrusselsTime(day: string, hour: number): Date {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const hoursAhead = Number(hourFormat.format(guess)) - hour
  return new Date(guess.getTime() - hoursAhead * 3_600_000)
}
