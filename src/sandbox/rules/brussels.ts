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
