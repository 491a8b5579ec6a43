/** The ISO day of a moment, in UTC. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The ISO day so many whole days after (or, negative, before) a moment; null stays open-ended. */
export function dayFrom(moment: Date, days: number): string
export function dayFrom(moment: Date, days: number | null): string | null
export function dayFrom(moment: Date, days: number | null): string | null {
  return days === null ? null : isoDay(new Date(moment.getTime() + days * 86_400_000))
}

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())

/** The ISO day so many working days (Monday to Friday) after a day, or, negative, before it. */
export function workingDayFrom(day: string, count: number): string {
  const step = Math.sign(count)
  let reached = day
  for (let left = Math.abs(count); left > 0;) {
    reached = dayFrom(new Date(reached), step)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}

/** The day itself when it is a working day, else the last one before it. */
export const workingDayUntil = (day: string): string => (isWorkingDay(day) ? day : workingDayFrom(day, -1))

/** The clock of the shop. */
const zone = 'Europe/Brussels'
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })

/** The ISO day that it is in Brussels. */
export const dayInBrussels = (moment: Date): string => dayFormat.format(moment)

/** The moment of an ISO day at which it is that full hour in Brussels (not one of the night that the clock changes). */
export function momentInBrussels(day: string, hour: number): Date {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const ahead = Number(hourFormat.format(guess)) - hour
  return new Date(guess.getTime() - ahead * 3_600_000)
}
