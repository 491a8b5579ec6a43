const dayLength = 24 * 60 * 60 * 1000

/** The moment is noon, so that the change of the clocks does not matter. */
const toMoment = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/**
 * Counts the days from one ISO day to another. The number is negative for a day in the past.
 * @param today the day in Belgium, from which visitors everywhere count
 */
export const countDays = (today: string, day: string): number =>
  Math.round((toMoment(day) - toMoment(today)) / dayLength)

/** Whether the gifts are still hidden from the owner today. `hiddenUntil` is the first day on which the owner sees them. */
export const isStillHidden = (hiddenUntil: string | null, today: string): hiddenUntil is string =>
  hiddenUntil !== null && countDays(today, hiddenUntil) > 0
