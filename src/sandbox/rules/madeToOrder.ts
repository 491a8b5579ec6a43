import type { CombinationData } from '../catalogue/shape'

/** How many pieces of a made-to-order version the maker takes on at a time. */
export const makersCapacity = 24

interface Supply {
  stock: number
  delivery: { unit: 'days' | 'weeks'; min: number; max: number }
}

/**
 * How many pieces can be had, and when. The catalogue gives a version without stock a lead
 * time in weeks. "Pieces that the maker starts for you need four to ten weeks" (its delivery
 * page): from four weeks up the version is made to order and can be bought; below that it is
 * sold out until the next delivery. On the wire `weeks` always means made to order, so that a
 * sold-out version says the usual days and stock 0.
 */
export function supplyOf({ stock, delivery }: Pick<CombinationData, 'stock' | 'delivery'>): Supply {
  if (stock > 0 || delivery.unit === 'days') return { stock, delivery }
  if (delivery.min >= 4) return { stock: makersCapacity, delivery }
  return { stock: 0, delivery: { unit: 'days', min: 2, max: 4 } }
}
