import { dayFrom } from '../catalogue/days'

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
