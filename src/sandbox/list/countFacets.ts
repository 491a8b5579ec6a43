import type { FacetName } from '../../contract/facets'
import type { ShopDatabase } from '../database/ShopDatabase'
import { all, hasVersion, productFilters, without, type ChosenFilters } from './chosenFilters'
import type { ListConditions } from './list'

/** How many products each value of each facet has, all other filters applied; by key, those with none are absent. */
export interface FacetCounts {
  total: number
  counts: Record<FacetName, ReadonlyMap<string, number>>
  /** Lowest and highest price in cents of the versions that all other filters hold of; null when there are none. */
  price: { lowest: number; highest: number } | null
}

/** The facets of versions by the column that holds them. One number has them all: bit 0 for `fits`, then theirs. */
const versionFacets = [
  { facet: 'colours', column: 'colour_set', from: 1 },
  { facet: 'delivery', column: 'delivery_set', from: 31 },
  { facet: 'in_stock', column: 'in_stock', from: 34 },
  { facet: 'sale', column: 'on_sale', from: 35 },
] as const

type Values = Record<FacetName, readonly { key: string }[]>

/**
 * Whether the filters of versions hold of a product (bit 0), and which values of the version facets it has where all
 * other filters hold. What no other filter narrows is the product's own; the rest is read from its versions at once.
 */
function versionBits(filters: ChosenFilters['version'], values: Values): string {
  const own = [hasVersion(filters, null)]
  const read: string[] = []
  for (const { facet, column, from } of versionFacets) {
    const others = without(filters, facet)
    if (others.length === 0) own.push(`product.${column} << ${from}`)
    else
      values[facet].forEach((_, bit) => read.push(`(max(${all(others)} AND ${column} & ${1 << bit}) << ${from + bit})`))
  }
  if (read.length > 0) {
    own.push(`SELECT ${read.join(' | ')} FROM combination WHERE combination.id_product = product.id_product`)
  }
  return own.map((part) => `(${part})`).join(' | ')
}

/** The lowest (min) or highest (max) price of a product's versions that all filters but the price hold of. */
function priceOf(filters: ChosenFilters['version'], which: 'min' | 'max'): string {
  const others = without(filters, 'price')
  if (others.length === 0) return which === 'min' ? 'product.from_cents' : 'product.to_cents'
  return `(SELECT ${which}(price_cents) FROM combination WHERE combination.id_product = product.id_product AND ${all(others)})`
}

/** The pieces that count for a facet: those that miss no filter of products, or its own alone. */
function counts(facet: string): string {
  const bit = productFilters.findIndex((name) => name === facet)
  return bit < 0 ? 'missed = 0 AND bits & 1' : `missed IN (0, ${1 << bit}) AND bits & 1`
}

/**
 * Counts every facet of a list in one statement: `piece` holds each product of the scope, which of the filters of
 * products it misses and what its versions have; every facet then counts rows of it. `values` are all in shop order.
 */
export function countFacets(
  database: ShopDatabase,
  { scope, filters, parameters }: ListConditions,
  values: Values,
): FacetCounts {
  const missed = productFilters.map((name, bit) => `iif(${filters.product[name] ?? '1'}, 0, ${1 << bit})`)
  const flags = versionFacets.flatMap(({ facet, from }) =>
    values[facet].map(({ key }, bit) => ({ facet, key, bit: from + bit })),
  )
  const sums = [
    `sum(${counts('total')})`,
    'min(iif(missed = 0, lowest, NULL))',
    'max(iif(missed = 0, highest, NULL))',
    ...flags.map(({ bit }) => `sum(missed = 0 AND (bits >> ${bit}) & 1)`),
    ...values.materials.map((_, bit) => `sum(${counts('materials')} AND (material_set >> ${bit}) & 1)`),
  ]
  const rows = database.all<{ facet: FacetName | 'sums'; key: string; count: number; sums: string }>(
    `WITH piece AS MATERIALIZED (
      SELECT product.id_product, id_brand, material_set, ${missed.join(' + ')} AS missed,
        ${versionBits(filters.version, values)} AS bits,
        ${priceOf(filters.version, 'min')} AS lowest, ${priceOf(filters.version, 'max')} AS highest
      FROM product WHERE ${all(scope)}
    )
    SELECT 'sums' AS facet, '' AS key, 0 AS count, json_array(${sums.join(', ')}) AS sums FROM piece
    UNION ALL SELECT 'brands', slug, number, '' FROM (SELECT id_brand, count(*) AS number FROM piece
      WHERE ${counts('brands')} GROUP BY id_brand) JOIN brand USING (id_brand)
    UNION ALL SELECT 'categories', CAST(id_category AS TEXT), count(*), '' FROM piece
      JOIN category_product USING (id_product) WHERE ${counts('categories')} GROUP BY id_category`,
    ...parameters.values,
  )
  const [total, lowest, highest, ...summed] = JSON.parse(rows[0]?.sums ?? '[]') as (number | null)[]
  const keys = [...flags, ...values.materials.map(({ key }) => ({ facet: 'materials' as const, key }))]
  const found = [...rows.slice(1), ...keys.map((flag, at) => ({ ...flag, count: summed[at] ?? 0 }))]
  const of = (facet: FacetName) =>
    new Map(found.filter((row) => row.facet === facet && row.count > 0).map(({ key, count }) => [key, count]))
  return {
    total: total ?? 0,
    counts: {
      categories: of('categories'),
      brands: of('brands'),
      colours: of('colours'),
      materials: of('materials'),
      delivery: of('delivery'),
      in_stock: of('in_stock'),
      sale: of('sale'),
    },
    price: lowest == null || highest == null ? null : { lowest, highest },
  }
}
