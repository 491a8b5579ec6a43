import type { ShopDatabase } from '../database/ShopDatabase'
import { toCents } from '../money/cents'
import { lowestPriceBefore } from '../rules/lowestPrice'
import { supplyOf } from '../rules/madeToOrder'
import type { CombinationData } from './shape'

const json = JSON.stringify

const insertCombination = `INSERT INTO combination (id_product_attribute, id_product, position, id_sku, reference, ean13,
  name, slug, attributes, price_cents, regular_cents, lowest_cents, stock, delivery_unit, delivery_min, delivery_max,
  is_default, dimensions, photos, colour_set) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** A version of a product that is there already; `colours` is the set of its colours, a bit each (facetSets). */
export function seedCombination(
  database: ShopDatabase,
  id_product: number,
  one: CombinationData,
  position: number,
  colours: number,
): void {
  const history = one.price_history.map(({ days_ago, price }) => ({ days_ago, cents: toCents(price) }))
  const reduced = one.sale_price !== null
  const regular = toCents(one.price)
  const { stock, delivery } = supplyOf(one)
  database.insert(
    insertCombination,
    one.id_product_attribute,
    id_product,
    position,
    one.id_sku,
    one.reference,
    one.ean13,
    json(one.name),
    json(one.slug),
    json(one.attributes),
    toCents(one.sale_price ?? one.price),
    reduced ? regular : null,
    reduced ? (lowestPriceBefore(history) ?? regular) : null,
    stock,
    delivery.unit,
    delivery.min,
    delivery.max,
    one.default,
    one.dimensions && json(one.dimensions),
    json(one.photos),
    colours,
  )
}
