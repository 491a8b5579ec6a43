import { facetNames, type FacetName } from '../../contract/productList'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { all, hasVariant, productFilters, without, type ChosenFilters } from './chosenFilters'
import { deliveryClasses } from './listQuery'
import type { ListConditions } from './productList'

/** How many products each value of each facet has, all other filters applied; by key, those with none are absent. */
export interface FacetCounts {
  total: number
  counts: Record<FacetName, ReadonlyMap<string, number>>
  /** Lowest and highest price in cents of the variants that all other filters hold of; null when there are none. */
  price: { lowest: number; highest: number } | null
}

/** The values of each facet; of those that are bits in the order of the bits. */
type Values = Record<FacetName, readonly unknown[]>

/** Facets whose values are bits of a column, with the table of the values. */
const sets = {
  colours: { column: 'colour_set', values: '(SELECT position AS bit, key FROM colour)' },
  materials: { column: 'material_set', values: '(SELECT position AS bit, key FROM material)' },
  delivery: {
    column: 'delivery_set',
    values: `(SELECT key AS bit, value AS key FROM json_each('${JSON.stringify(deliveryClasses)}'))`,
  },
  in_stock: { column: 'in_stock', values: `(SELECT 0 AS bit, '1' AS key)` },
  sale: { column: 'on_sale', values: `(SELECT 0 AS bit, '1' AS key)` },
} as const

/** The candidates that count for a facet of products: those that miss no filter of products, or its own alone. */
const missesAtMost = (facet: (typeof productFilters)[number]) =>
  `fits AND missed IN (0, ${1 << productFilters.indexOf(facet)})`

/** Equal sets are counted first, so that the bits of each are looked at once. `bits` says what counts of a candidate. */
function countSets(facet: keyof typeof sets, bits: string, candidates: string): string {
  return `SELECT '${facet}', key, sum(number) FROM
    (SELECT bits, count(*) AS number FROM (SELECT ${bits} AS bits FROM candidate WHERE ${candidates}) GROUP BY bits)
    CROSS JOIN ${sets[facet].values} ON bits & (1 << bit) GROUP BY key`
}

/** The values that the variants of a candidate have of which the other filters hold. */
function countVariantFacet(
  facet: 'colours' | 'delivery' | 'in_stock' | 'sale',
  { variant, possible }: ChosenFilters,
  values: Values,
) {
  const { column } = sets[facet]
  const others = without(variant, facet)
  if (others.length === 0) return countSets(facet, column, 'missed = 0')
  const bits = values[facet].map((_, bit) => `max(${column} & ${1 << bit})`)
  const held = `(SELECT ${bits.join(' | ')} FROM combination
    WHERE combination.id_product = candidate.id_product AND ${all(others)})`
  // This spares most candidates the look at their variants.
  return countSets(facet, held, all(['missed = 0', column, ...without(possible, facet)]))
}

/** The lowest and the highest price of the variants of which all filters but the price hold. */
function countPrice({ variant, possible }: ChosenFilters): string {
  const others = without(variant, 'price')
  const candidates = all(['missed = 0', ...without(possible, 'price')])
  const ofVariants = (end: 'min' | 'max') => `(SELECT ${end}(price_cents) FROM combination
    WHERE combination.id_product = candidate.id_product AND ${all(others)})`
  const [lowest, highest] = others.length === 0 ? ['from_cents', 'to_cents'] : [ofVariants('min'), ofVariants('max')]
  return `SELECT 'lowest', '', min(${lowest}) FROM candidate WHERE ${candidates}
    UNION ALL SELECT 'highest', '', max(${highest}) FROM candidate WHERE ${candidates}`
}

/**
 * Counts every facet of a list in one statement. `candidate` holds each product of the scope: which filters of products it
 * `missed`, as bits, and whether one of its variants `fits` those of variants; each facet then counts candidates.
 */
export function countFacets(
  database: SandboxDatabase,
  { scope, filters, parameters }: ListConditions,
  values: Values,
): FacetCounts {
  const missed = productFilters.map((name, bit) => `iif(${filters.product[name] ?? '1'}, 0, ${1 << bit})`)
  const rows = database.all<{ facet: FacetName | 'total' | 'lowest' | 'highest'; key: string; number: number | null }>(
    `WITH candidate AS MATERIALIZED (
      SELECT product.id_product, id_brand, material_set, colour_set, delivery_set, in_stock, on_sale, from_cents, to_cents,
        category_list,
        ${missed.join(' + ')} AS missed, ${hasVariant(filters)} AS fits
      FROM product WHERE ${all(scope)}
    )
    SELECT 'total' AS facet, '' AS key, count(*) AS number FROM candidate WHERE fits AND missed = 0
    UNION ALL SELECT 'brands', slug, number FROM (SELECT id_brand, count(*) AS number FROM candidate
      WHERE ${missesAtMost('brands')} GROUP BY id_brand) JOIN brand USING (id_brand)
    UNION ALL SELECT 'categories', CAST(value AS TEXT), sum(number) FROM (SELECT category_list, count(*) AS number
      FROM candidate WHERE ${missesAtMost('categories')} GROUP BY category_list) CROSS JOIN json_each(category_list)
      GROUP BY value
    UNION ALL ${countSets('materials', 'material_set', missesAtMost('materials'))}
    UNION ALL ${countVariantFacet('colours', filters, values)}
    UNION ALL ${countVariantFacet('delivery', filters, values)}
    UNION ALL ${countVariantFacet('in_stock', filters, values)}
    UNION ALL ${countVariantFacet('sale', filters, values)}
    UNION ALL ${countPrice(filters)}`,
    ...parameters.values,
  )
  const findCount = (name: 'total' | 'lowest' | 'highest') => rows.find((row) => row.facet === name)?.number ?? null
  const counts = Object.fromEntries(facetNames.map((facet) => [facet, new Map<string, number>()])) as Record<
    FacetName,
    Map<string, number>
  >
  for (const { facet, key, number } of rows) {
    if (facet in counts && number) counts[facet as FacetName].set(key, number)
  }
  const [lowest, highest] = [findCount('lowest'), findCount('highest')]
  return {
    total: findCount('total') ?? 0,
    counts,
    price: lowest === null || highest === null ? null : { lowest, highest },
  }
}
