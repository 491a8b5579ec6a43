/** A price in cents that held from `days_ago` until the next entry; the oldest entry first. */
export interface PastPrice {
  days_ago: number
  cents: number
}

/**
 * The lowest price in cents of the 30 days before the reduction that runs now (Directive
 * 98/6/EC, article 6a). The last entry is the start of the reduction.
 */
export function lowestPriceBefore(history: readonly PastPrice[]): number | null {
  const start = history.at(-1)
  if (!start || history.length < 2) return null
  const held = history.filter((price, index) => {
    const until = history[index + 1]
    return until !== undefined && price.days_ago > start.days_ago && until.days_ago < start.days_ago + 30
  })
  return held.length === 0 ? null : Math.min(...held.map((price) => price.cents))
}
