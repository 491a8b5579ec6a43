import type { CartItem } from './cart'
import { toCents } from './money'
import type { Price } from './product'

export interface Reduction {
  /** The crossed-out price, in euro. */
  formerPrice: number
  /** The reduction in whole per cent, rounded down; 0 for less than one per cent. */
  percent: number
}

/**
 * Returns the reduction that a price may announce, or null. Its percentage and its crossed-out price refer to the
 * lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a; CJEU C-330/23, Aldi Süd), regardless
 * of the regular price. Without that price, or if that price was not higher than the current price, no reduction may be
 * announced.
 */
export function findReduction({ amount, lowest_30_days }: Pick<Price, 'amount' | 'lowest_30_days'>): Reduction | null {
  if (lowest_30_days === null) return null
  const [currentCents, formerCents] = [amount, lowest_30_days].map(toCents) as [number, number]
  if (formerCents <= currentCents) return null
  return {
    formerPrice: lowest_30_days,
    percent: Math.floor((100 * (formerCents - currentCents)) / formerCents),
  }
}

/** Returns the unit price of a line item in the form that `findReduction` requires. */
export const getLinePrice = (
  line: Pick<CartItem, 'sellPrice_tax_incl' | 'lowestPrice30Days'>,
): Pick<Price, 'amount' | 'lowest_30_days'> => ({
  amount: line.sellPrice_tax_incl,
  lowest_30_days: line.lowestPrice30Days,
})
