import type { FilterName } from '../../contract/productList'
import type { SandboxDatabase, SqlValue } from '../database/SandboxDatabase'
import { deliveryClasses, type ListQuery } from './listQuery'

/** Filters that look at a product as a whole. */
export const productFilters = ['categories', 'brands', 'materials'] as const
/** Filters that must hold of one and the same variant. */
const variantFilters = ['colours', 'delivery', 'in_stock', 'sale', 'price'] as const

type ProductFilter = (typeof productFilters)[number]
type VariantFilter = (typeof variantFilters)[number]

type VariantConditions = Partial<Record<VariantFilter, string>>

/**
 * The chosen filters as SQL, by name: those of products as conditions on `product`, those of variants on `combination`.
 * `possible` asks the same of what a product's variants have together, from the columns of `product`: a product of which
 * it does not hold has no such variant. For one filter alone, but price, the converse holds too.
 */
export interface ChosenFilters {
  product: Partial<Record<ProductFilter, string>>
  variant: VariantConditions
  possible: VariantConditions
}

/** The bits of the chosen keys; what the shop does not know has none, so that it gives nothing. */
const readBits = (database: SandboxDatabase, table: 'colour' | 'material', keys: readonly string[]) =>
  database.one<{ bits: number }>(
    `SELECT coalesce(sum(1 << position), 0) AS bits FROM ${table} WHERE key IN (SELECT value FROM json_each(?))`,
    JSON.stringify(keys),
  )?.bits ?? 0

export function chosenFilters(database: SandboxDatabase, query: ListQuery, parameters: SqlParameters): ChosenFilters {
  const { categories, brands, colours, materials, delivery, price_min, price_max } = query
  const filters: ChosenFilters = { product: {}, variant: {}, possible: {} }
  if (categories.length > 0) {
    filters.product.categories = `EXISTS (SELECT 1 FROM category_product WHERE
      category_product.id_product = product.id_product AND id_category IN ${parameters.list(categories)})`
  }
  if (brands.length > 0) {
    filters.product.brands = `product.id_brand IN (SELECT id_brand FROM brand WHERE slug IN ${parameters.list(brands)})`
  }
  if (materials.length > 0) {
    filters.product.materials = `(material_set & ${parameters.add(readBits(database, 'material', materials))}) <> 0`
  }
  if (colours.length > 0) {
    filters.variant.colours = `(colour_set & ${parameters.add(readBits(database, 'colour', colours))}) <> 0`
  }
  if (delivery.length > 0) {
    const bits = delivery.reduce((set, name) => set | (1 << deliveryClasses.indexOf(name)), 0)
    filters.variant.delivery = `(delivery_set & ${parameters.add(bits)}) <> 0`
  }
  if (query.in_stock) filters.variant.in_stock = 'in_stock = 1'
  if (query.sale) filters.variant.sale = 'on_sale = 1'
  filters.possible = { ...filters.variant }
  if (price_min !== undefined || price_max !== undefined) {
    const lowest = parameters.add(price_min ?? 0)
    const highest = parameters.add(price_max ?? Number.MAX_SAFE_INTEGER)
    filters.variant.price = `price_cents BETWEEN ${lowest} AND ${highest}`
    filters.possible.price = `to_cents >= ${lowest} AND from_cents <= ${highest}`
  }
  return filters
}

/** The names of the chosen filters. */
export const listChosenNames = ({ product, variant }: ChosenFilters): FilterName[] =>
  [...productFilters, ...variantFilters].filter((name) => name in product || name in variant)

/** All conditions joined; true for none. */
export const all = (conditions: readonly (string | undefined)[]): string =>
  conditions.filter((condition) => condition !== undefined).join(' AND ') || '1'

/** The conditions of the filters by name, but for one. */
export const without = <Name extends string>(filters: Partial<Record<Name, string>>, name: string | null) =>
  (Object.keys(filters) as Name[]).filter((other) => other !== name).map((other) => filters[other])

/** The condition that a product has a variant of which all these filters hold. */
export function hasVariant({ variant, possible }: ChosenFilters): string {
  const [one, ...more] = Object.keys(variant)
  if (one === undefined) return '1'
  const conditions = all(Object.values(possible))
  if (more.length === 0 && one !== 'price') return conditions
  return `${conditions} AND EXISTS (SELECT 1 FROM combination
    WHERE combination.id_product = product.id_product AND ${all(Object.values(variant))})`
}

/** Collects the values of a statement that is put together: each stands in it by its number. */
export class SqlParameters {
  readonly values: SqlValue[] = []

  /** The place of a value in the statement's text. */
  add(value: SqlValue): string {
    this.values.push(value)
    return `?${this.values.length}`
  }

  /** A list as a table of one column, for IN. */
  list(values: readonly (string | number)[]): string {
    return `(SELECT value FROM json_each(${this.add(JSON.stringify(values))}))`
  }
}
