import { freePieces } from './freePieces'
import { gifts } from './gifts'
import type { Given, Offer, OfferedLine, OfferLine, OfferOutcome } from './offer'
import { percentFrom } from './percentFrom'

export interface Offered {
  /** Those for which at least one piece counts, in the order given. */
  offers: OfferOutcome[]
  lines: OfferedLine[]
}

const giving = (offer: Offer, lines: readonly OfferedLine[]): Given => {
  if (offer.type === 'buy_x_get_y') return freePieces(offer, lines)
  return offer.type === 'gift' ? gifts(offer, lines) : percentFrom(offer, lines)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * What the offers take off, in cents (docs/shop-api.md, "Promotions"). Those that give whole pieces go first, then
 * percentages of what is left; a piece is given once and then counts for no other offer, so that a line never goes
 * below zero.
 */
export function offersOf(offers: readonly Offer[], given: readonly OfferLine[]): Offered {
  let lines = given.map((line): OfferedLine => ({ ...line, free: 0, cents: 0 }))
  const outcomes = new Map<Offer, OfferOutcome>()
  const pieces = offers.filter(({ type }) => type !== 'percent_from')
  for (const offer of [...pieces, ...offers.filter((one) => !pieces.includes(one))]) {
    const { counted, needed, free, cents, gift } = giving(offer, lines)
    const { id_cart_rule, type } = offer
    outcomes.set(offer, { id_cart_rule, type, counted, needed, free: sum(free), cents: sum(cents), gift })
    lines = lines.map((line, at) => ({
      ...line,
      free: line.free + (free[at] ?? 0),
      cents: line.cents + (cents[at] ?? 0),
    }))
  }
  const inOrder = offers.flatMap((offer) => outcomes.get(offer) ?? [])
  return { offers: inOrder.filter(({ counted }) => counted > 0), lines }
}
