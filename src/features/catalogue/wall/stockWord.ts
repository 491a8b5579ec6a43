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
 * What a tile or product page says about supply (docs/look.md, "Product card"). `stock` is what can be had in all;
 * delivery in weeks means that it is made to order (contract/product).
 */
export function stockWord({ stock, delivery }: Supply): StockWord {
  if (stock === 0) return { kind: 'sold_out' }
  if (delivery.unit === 'weeks') return { kind: 'made_to_order', delivery }
  return stock > fewPieces ? { kind: 'in_stock' } : { kind: 'few', pieces: stock }
}
