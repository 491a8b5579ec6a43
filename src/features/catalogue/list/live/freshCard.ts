import type { ProductCard } from '../../../../contract/product'

/**
 * A tile's piece with its price and stock of now. A reduction that has begun since the build shows as its lower price
 * alone: its other lines would push the wall down under the shopper's eyes, and without them it announces nothing.
 * @param now undefined when the shop no longer has the piece
 */
export function freshCard(card: ProductCard, now: ProductCard | undefined): ProductCard {
  if (!now) return card.stock === 0 ? card : { ...card, stock: 0 }
  const { stock, delivery, price_varies } = now
  const grows = now.price.lowest_30_days !== null && card.price.lowest_30_days === null
  const price = grows ? { ...card.price, amount: now.price.amount } : now.price
  const sale_percent = grows ? card.sale_percent : now.sale_percent
  const fresh = { ...card, stock, delivery, price_varies, price, sale_percent }
  return JSON.stringify(fresh) === JSON.stringify(card) ? card : fresh
}
