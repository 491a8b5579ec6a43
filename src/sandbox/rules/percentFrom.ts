import { shareCents } from '../money/shareCents'
import type { Given, Offer, OfferedLine } from './offer'

type PercentFrom = Extract<Offer, { type: 'percent_from' }>

/**
 * From so many pieces of its products on, that percent off all of them, shared over their lines to the cent
 * (docs/shop-api.md, "Promotions").
 */
export function percentFrom(offer: PercentFrom, lines: readonly OfferedLine[]): Given {
  const pieces = lines.map((line) => (offer.products.has(line.id_product) ? line.quantity - line.free : 0))
  const counted = pieces.reduce((total, number) => total + number, 0)
  const left = lines.map((line, at) => (pieces[at] ? line.price_cents * line.quantity - line.cents : 0))
  const base = left.reduce((total, cents) => total + cents, 0)
  const off = counted >= offer.from ? Math.round((base * offer.percent) / 100) : 0
  return { counted, needed: offer.from, free: lines.map(() => 0), cents: shareCents(off, left), gift: null }
}
