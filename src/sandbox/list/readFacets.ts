import { type FacetName, facetNames, type Facets, type Relaxation } from '../../contract/productList'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { toEuro } from '../rules/money'
import { countFacets } from './countFacets'
import { facetValues, isNarrowed, type ListQuery, withoutFilter, withoutFilters } from './listQuery'
import { countProducts, type List, listConditions } from './productList'
import { listChosenNames } from './chosenFilters'

const chosenKeys = (query: ListQuery): Record<FacetName, readonly string[]> => ({
  categories: query.categories.map(String),
  brands: query.brands,
  colours: query.colours,
  materials: query.materials,
  delivery: query.delivery,
  in_stock: query.in_stock ? ['1'] : [],
  sale: query.sale ? ['1'] : [],
})

/** The category that a list is about and the one above it: every item is in both, so they narrow nothing. */
const categoriesAbove = (database: SandboxDatabase, id_category: number | undefined) =>
  database
    .all<{ key: string }>(
      `SELECT CAST(id_category AS TEXT) AS key FROM category
        WHERE id_category = ?1 OR id_category = (SELECT id_parent FROM category WHERE id_category = ?1)`,
      id_category,
    )
    .map(({ key }) => key)

/** How many products a list has, and its facets with how many each value would give. */
export function readFacets(database: SandboxDatabase, list: List): { total: number; facets: Facets } {
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

/** For a list without a result: which filters to drop, one alone, to have one; the one that gives most comes first. */
export function relaxations(database: SandboxDatabase, list: List): Relaxation[] {
  return listChosenNames(listConditions(database, list).filters)
    .map((filter) => ({
      filter,
      total: countProducts(database, { ...list, query: withoutFilter(list.query, filter) }),
    }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
}
