import type { Delivery } from '../../../contract/product'

interface Supply {
  stock: number
  delivery: Delivery
}

/** From how many pieces on the exact number is no news. */
const fewPieces = 3

export type StockWord =
  | { kind: 'in_stock' }
  | { kind: 'few'; pieces: number }
  | { kind: 'made_to_order'; delivery: Delivery }
  | { kind: 'sold_out' }

/**
 * What a tile or product page says about supply (LOOK.md, product tile). Without stock, a delivery in weeks is
 * made to order and one in days is sold out (contract/product).
 */
export function stockWord({ stock, delivery }: Supply): StockWord {
  if (stock > fewPieces) return { kind: 'in_stock' }
  if (stock > 0) return { kind: 'few', pieces: stock }
  return delivery.unit === 'weeks' ? { kind: 'made_to_order', delivery } : { kind: 'sold_out' }
}
