/** The ISO day of a moment, in UTC. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The ISO day so many whole days after (or, negative, before) a moment; null stays open-ended. */
export function dayFrom(moment: Date, days: number): string
export function dayFrom(moment: Date, days: number | null): string | null
export function dayFrom(moment: Date, days: number | null): string | null {
  return days === null ? null : isoDay(new Date(moment.getTime() + days * 86_400_000))
}
