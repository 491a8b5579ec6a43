import type { VariantData } from '../catalogue/catalogueShape'

/** How many items of a made-to-order variant the maker takes on at a time. */
const makersCapacity = 24

interface Supply {
  stock: number
  delivery: { unit: 'days' | 'weeks'; min: number; max: number }
}

/**
 * How many items can be had, and when. The catalogue gives a variant without stock a lead
 * time in weeks. "Pieces that the maker starts for you need four to ten weeks" (its delivery
 * page): from four weeks up the variant is made to order and can be bought; below that it is
 * sold out until the next delivery. On the wire `weeks` always means made to order, so that a
 * sold-out variant says the usual days and stock 0.
 */
export function findSupply({ stock, delivery }: Pick<VariantData, 'stock' | 'delivery'>): Supply {
  if (stock > 0 || delivery.unit === 'days') return { stock, delivery }
  if (delivery.min >= 4) return { stock: makersCapacity, delivery }
  return { stock: 0, delivery: { unit: 'days', min: 2, max: 4 } }
}

/** A line of a cart; `stock` is what the shop has of its variant. */
interface Line {
  id_product_attribute: number
  quantity: number
  stock: number
}

/**
 * How many items a line can have: what the shop has, without the items in other lines of the same variant (bought
 * from a gift list and not).
 */
export function findLineStock<Any extends Line>(line: Any, lines: readonly Any[]): number {
  const others = lines.filter((one) => one !== line && one.id_product_attribute === line.id_product_attribute)
  return Math.max(0, line.stock - others.reduce((sum, one) => sum + one.quantity, 0))
}
