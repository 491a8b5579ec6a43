/** Returns the ISO dates of the holidays of a year. */
function findDays(year: number) {
  const easter = findEaster(year)
  return {
    newYear: `${year}-01-01`,
    easterMonday: addDays(easter, 1),
    labourDay: `${year}-05-01`,
    ascension: addDays(easter, 39),
    whitMonday: addDays(easter, 50),
    nationalDay: `${year}-07-21`,
    assumption: `${year}-08-15`,
    allSaints: `${year}-11-01`,
    armistice: `${year}-11-11`,
    christmas: `${year}-12-25`,
  }
}

export type HolidayName = keyof ReturnType<typeof findDays>

/** Lists the holidays of a year in chronological order, each with its ISO date. */
export function listHolidays(year: number): { name: HolidayName; day: string }[] {
  const days = Object.entries(findDays(year)) as [HolidayName, string][]
  return days.map(([name, day]) => ({ name, day })).sort((one, other) => one.day.localeCompare(other.day))
}

/** Returns the ISO date of Easter Sunday in a year, by the algorithm of Oudin. */
export function findEaster(year: number): string {
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

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
