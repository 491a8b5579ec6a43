import shopDetails from '../../../data/shop.json'
import { addDays } from '../../contract/addDays'

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
    currentDay = addDays(currentDay, step)
    if (isWorkingDay(currentDay)) remainingDays -= 1
  }
  return currentDay
}

export const roundToWorkingDay = (day: string): string => (isWorkingDay(day) ? day : addWorkingDays(day, -1))

/** Formats a moment in the time zone of the shop as "2026-11-21 09:30:00". The Swedish locale has this format. */
const shopFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopDetails.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Returns the ISO day of a moment in the time zone of the shop. */
export const findShopDay = (moment: Date): string => shopFormat.format(moment).slice(0, 10)

/**
 * Returns the moment of a time such as 09:30 in the time zone of the shop. The hours in which the clock changes are not
 * supported.
 */
export function createShopTime(day: string, time: string): Date {
  const utc = Date.parse(`${day}T${time}Z`)
  const nearby = utc - findOffset(utc)
  // The clock may change between the time in UTC and the time in the shop.
  return new Date(utc - findOffset(nearby))
}

/** Returns by how many milliseconds the clock in the shop is ahead of UTC at a moment. */
const findOffset = (moment: number): number => Date.parse(`${shopFormat.format(moment).replace(' ', 'T')}Z`) - moment
