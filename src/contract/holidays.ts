import { addDays } from './addDays'

/** A month and a day (12-25), or a number of days before or after Easter (easter+39). */
export const holidayPattern =
  /^((0[1-9]|1[0-2])-(0[1-9]|[12]\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31|easter([+-]\d\d?)?)$/

/** Returns the ISO date of a holiday in a year. */
export function findHoliday(holiday: string, year: number): string {
  const [day = '', daysAfterEaster] = holiday.split('easter')
  return daysAfterEaster === undefined
    ? addDays(`${year}-${day}`, 0)
    : addDays(findEaster(year), Number(daysAfterEaster))
}

/** Returns the ISO date of Easter Sunday in a year, by the algorithm of Oudin. */
function findEaster(year: number): string {
  const goldenNumber = year % 19
  const century = Math.floor(year / 100)
  const centuryCorrection = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  // Full moons are counted in days from 21 March.
  const uncorrectedFullMoon = (centuryCorrection + 19 * goldenNumber + 15) % 30
  const fullMoon =
    uncorrectedFullMoon -
    Math.floor(uncorrectedFullMoon / 28) *
      (1 - Math.floor(29 / (uncorrectedFullMoon + 1)) * Math.floor((21 - goldenNumber) / 11))
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7
  const daysAfterMarch28 = fullMoon - weekday
  return addDays(`${year}-03-28`, daysAfterMarch28)
}
