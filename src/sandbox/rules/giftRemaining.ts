import { minContributionPrice } from '../../contract/limits'
import { toCents } from '../../contract/money'

/** An item of a gift list with its gifts. Amounts are in cents. */
export interface GiftState {
  /** The number of items that the owner wishes for. */
  quantity: number
  /** The unit price at which gifts count, which may be lower than the current price (`findGiftPrice`). */
  price_cents: number
  given: number
  collected_cents: number
  /** The number of items that the owner has marked as received. */
  received: number
}

interface GiftRemaining {
  /** The number of whole items that can still be given. */
  items: number
  /** The largest contribution in cents; null for items that are too cheap for contributions. */
  cents: number | null
}

interface PricedItem extends Pick<GiftState, 'price_cents' | 'collected_cents'> {
  /** The price in cents when the payment of the first contribution began; null before that. */
  fixed_cents: number | null
}

/**
 * Returns the unit price at which gifts count. Once there are contributions, it may fall with the shop's price, but not
 * rise.
 */
export const findGiftPrice = ({ price_cents, collected_cents, fixed_cents }: PricedItem): number =>
  collected_cents > 0 && fixed_cents !== null ? Math.min(price_cents, fixed_cents) : price_cents

/**
 * Calculates the part of the contributions that does not pay for a whole item. A price of 0 means that the variant is
 * no longer sold.
 */
export function findCredit({ quantity, price_cents, given, collected_cents }: Omit<GiftState, 'received'>): number {
  if (price_cents === 0) return collected_cents
  const completeItemCount = Math.min(Math.floor(collected_cents / price_cents), Math.max(0, quantity - given))
  return collected_cents - completeItemCount * price_cents
}

/** Whole items and contributions reduce the same remaining amount. */
export function findGiftRemaining({
  quantity,
  price_cents,
  given,
  collected_cents,
  received,
}: GiftState): GiftRemaining {
  const remainingCents = Math.max(0, (quantity - Math.max(given, received)) * price_cents - collected_cents)
  return {
    items: price_cents > 0 ? Math.floor(remainingCents / price_cents) : 0,
    cents: price_cents >= toCents(minContributionPrice) ? remainingCents : null,
  }
}
