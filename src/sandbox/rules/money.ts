import type { Lang } from '../http/language'

/** Euro of the catalogue or the wire -> whole cents. */
export const toCents = (euro: number): number => Math.round(euro * 100)

/** Whole cents -> decimal euro for the wire. */
export const toEuro = (cents: number): number => cents / 100

/** As toEuro, for an amount that may be absent. */
export const toEuroOrNull = (cents: number | null): number | null => (cents === null ? null : toEuro(cents))

const locales = { nl: 'nl-BE', en: 'en-IE' }

/** Euro in words of a language: € 78,00 or €78.00. */
export const formatAmount = (lang: Lang, euro: number): string =>
  new Intl.NumberFormat(locales[lang], { style: 'currency', currency: 'EUR' }).format(euro)

/**
 * Shares `cents` over weights (amounts in cents, not negative) in proportion, to the cent: the
 * shares add up to `cents` exactly, and none is more than its weight when `cents` is at most
 * their sum. What rounding leaves goes to the largest remainders, the first one on a tie.
 * With no weight at all every share is 0.
 */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((cents * weight) / sum))
  const remainders = weights.map((weight, index) => ({ index, rest: (cents * weight) % sum }))
  remainders.sort((one, other) => other.rest - one.rest || one.index - other.index)
  const left = cents - shares.reduce((total, share) => total + share, 0)
  for (const { index } of remainders.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** A price in cents that held from `days_ago` until the next entry; the oldest entry first. */
interface PastPrice {
  days_ago: number
  cents: number
}

/**
 * The lowest price in cents of the 30 days before the reduction that runs now (Directive
 * 98/6/EC, article 6a). The last entry is the start of the reduction.
 */
export function findLowestPrice(history: readonly PastPrice[]): number | null {
  const start = history.at(-1)
  if (!start || history.length < 2) return null
  const held = history.filter((price, index) => {
    const until = history[index + 1]
    return until !== undefined && price.days_ago > start.days_ago && until.days_ago < start.days_ago + 30
  })
  return held.length === 0 ? null : Math.min(...held.map((price) => price.cents))
}
