import type { CartOffer } from '../../contract/cart'

/** How far an offer of the cart is: pieces still missing to its next reward, and whether it gives something already. */
export interface OfferStage {
  holds: boolean
  missing: number
}

/** SPEC §3 cart rules. What an offer gives and what it needs is the API's to say; here it is only compared. */
export function offerStage({ type, counted, needed, amount, free, gift }: CartOffer): OfferStage {
  const holds = type === 'gift' ? gift !== null : amount > 0 || free > 0
  return { holds, missing: Math.max(0, needed - counted) }
}
