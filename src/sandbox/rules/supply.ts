import { maxQuantity } from '../../contract/quantities'
import type { VariantData } from '../catalogue/catalogueShape'
import { isContribution } from './giftLines'

/** The maximum number of items of a made-to-order variant that the maker accepts at a time. */
const makerCapacity = 24

type Supply = Pick<VariantData, 'stock' | 'delivery'>

/**
 * Returns the stock and the delivery time of a variant in the API. If the catalogue has no stock and a delivery time in
 * weeks, the variant is made to order from four weeks on, and can be bought. With fewer weeks, it is sold out until the
 * next delivery. In the API `weeks` always means made to order, so the sold-out variant has the usual delivery time in
 * days.
 */
export function findSupply({ stock, delivery }: Supply): Supply {
  if (stock > 0 || delivery.unit === 'days') return { stock, delivery }
  if (delivery.min >= 4) return { stock: makerCapacity, delivery }
  return { stock: 0, delivery: { unit: 'days', min: 2, max: 4 } }
}

export const sumQuantities = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** `stock` is the stock of the variant, which several line items may share. */
interface StockLine {
  id_product_attribute: number
  quantity: number
  stock: number
  /** The amount of a contribution to a gift, which takes nothing from the stock; null for items. */
  amount_cents: number | null
}

/**
 * Returns the maximum quantity of a line item: the stock without the items in other line items of the same variant,
 * some of which may come from a gift list.
 */
export function findLineStock<EachLine extends StockLine>(line: EachLine, lines: readonly EachLine[]): number {
  if (isContribution(line)) return maxQuantity
  const otherLines = lines.filter(
    (otherLine) =>
      otherLine !== line && otherLine.id_product_attribute === line.id_product_attribute && !isContribution(otherLine),
  )
  return Math.max(0, line.stock - sumQuantities(otherLines))
}
