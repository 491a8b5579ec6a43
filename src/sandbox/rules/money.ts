import { type Language, locales } from '../http/language'

/** Formats an amount in euro in a language: € 78,00 or €78.00. */
export const formatEuro = (language: Language, euro: number): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(euro)

/**
 * Distributes `cents` in proportion to the weights (amounts in cents, not negative). The shares add up to exactly
 * `cents`, and none exceeds its weight if `cents` is at most the sum of the weights. The cents that rounding leaves
 * over go to the largest remainders; in a tie, to the first. If all weights are 0, all shares are 0.
 */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((cents * weight) / sum))
  const remainders = weights.map((weight, index) => ({ index, remainder: (cents * weight) % sum }))
  remainders.sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  const leftoverCents = cents - shares.reduce((total, share) => total + share, 0)
  for (const { index } of remainders.slice(0, leftoverCents)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** A price in cents that applied from `days_ago` until the next entry. The oldest entry comes first. */
interface PastPrice {
  days_ago: number
  cents: number
}

/**
 * Returns the lowest price in cents of the 30 days before the current reduction (Directive 98/6/EC, article 6a). The
 * last entry is the start of the reduction. Returns null if no price applied in those days.
 */
export function findLowestPrice(history: readonly PastPrice[]): number | null {
  const reduction = history.at(-1)
  if (!reduction || history.length < 2) return null
  const appliedPrices = history.filter((price, index) => {
    const nextEntry = history[index + 1]
    return (
      nextEntry !== undefined && price.days_ago > reduction.days_ago && nextEntry.days_ago < reduction.days_ago + 30
    )
  })
  return appliedPrices.length === 0 ? null : Math.min(...appliedPrices.map((price) => price.cents))
}
