import { minContributionPrice } from '../../contract/limits'
import { toCents } from '../../contract/money'

/** An item of a gift list with its gifts. Amounts are in cents. */
export interface GiftState {
  /** The number of items that the owner wishes for. */
  quantity: number
  price_cents: number
  /** The number of whole items given. */
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

/** Calculates how much can still be given. Whole items and contributions reduce the same value. */
export function findGiftRemaining({
  quantity,
  price_cents,
  given,
  collected_cents,
  received,
}: GiftState): GiftRemaining {
  const left = Math.max(0, (quantity - Math.max(given, received)) * price_cents - collected_cents)
  return {
    items: price_cents > 0 ? Math.floor(left / price_cents) : 0,
    cents: price_cents >= toCents(minContributionPrice) ? left : null,
  }
}
