import { facetNames, type FacetName, type Facets } from '../../contract/facets'
import type { ShopDatabase } from '../database/ShopDatabase'
import { toEuro } from '../money/cents'
import { countFacets } from './countFacets'
import { facetValues } from './facetValues'
import { listConditions, type List } from './list'
import { isNarrowed, withoutFilters, type ListQuery } from './listQuery'

const chosenKeys = (query: ListQuery): Record<FacetName, readonly string[]> => ({
  categories: query.categories.map(String),
  brands: query.brands,
  colours: query.colours,
  materials: query.materials,
  delivery: query.delivery,
  in_stock: query.in_stock ? ['1'] : [],
  sale: query.sale ? ['1'] : [],
})

/** The category that a list is about and the one above it: every piece is in both, so they narrow nothing. */
const categoriesAbove = (database: ShopDatabase, id_category: number | undefined) =>
  database
    .all<{ key: string }>(
      `SELECT CAST(id_category AS TEXT) AS key FROM category
        WHERE id_category = ?1 OR id_category = (SELECT id_parent FROM category WHERE id_category = ?1)`,
      id_category,
    )
    .map(({ key }) => key)

/** How many products a list has, and its facets with how many each value would give. */
export function readFacets(database: ShopDatabase, list: List): { total: number; facets: Facets } {
  const values = facetValues(database, list.lang)
  const counted = countFacets(database, listConditions(database, list), values)
  const bare = { ...list, query: withoutFilters(list.query) }
  const present = isNarrowed(list.query) ? countFacets(database, listConditions(database, bare), values) : counted
  const chosen = chosenKeys(list.query)
  const above = categoriesAbove(database, list.query.category)
  const lists = facetNames.map((facet) => {
    const count = (key: string) => counted.counts[facet].get(key) ?? 0
    const shown = values[facet].filter(
      ({ key }) =>
        chosen[facet].includes(key) ||
        (present.counts[facet].has(key) && !(facet === 'categories' && above.includes(key))),
    )
    // What the shop does not know (any more) can still be taken off again.
    const unknown = chosen[facet]
      .filter((key) => values[facet].every((value) => value.key !== key))
      .map((key) => ({ key, name: key, swatch: null }))
    return { facet, values: [...shown, ...unknown].map((value) => ({ ...value, count: count(value.key) })) }
  })
  const price = counted.price && { min: toEuro(counted.price.lowest), max: toEuro(counted.price.highest) }
  return { total: counted.total, facets: { lists, price } }
}
