import { cheapestPieces, worthOf } from './cheapestPieces'
import type { Given, Offer, OfferedLine } from './offer'
import { nextReward } from './nextReward'

type FreePieces = Extract<Offer, { type: 'buy_x_get_y' }>

/**
 * Buy 5, get 1 free: of every six pieces in the cart, whatever their line and colour, five are paid (SPEC §9, where the
 * Dutch titles count all six). The cheapest ones are free.
 */
export function freePieces(offer: FreePieces, lines: readonly OfferedLine[]): Given {
  const counts = (line: OfferedLine) => offer.products.has(line.id_product)
  const counted = lines.filter(counts).reduce((total, line) => total + line.quantity - line.free, 0)
  const size = offer.buy + offer.free
  const free = cheapestPieces(lines, counts, Math.floor(counted / size) * offer.free)
  return { counted, needed: nextReward(counted, size), free, cents: worthOf(lines, free), gift: null }
}
