import { facetNames, type Facets, type Relaxation } from '../../contract/productList'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { toEuro } from '../../contract/money'
import { countFacets } from './countFacets'
import type { ListedProduct } from './listedProducts'
import { hasRemovableFilters, readChosenKeys, readFacetValues, removeFilters } from './listQuery'
import type { ListRequest } from './findProductsInScope'

/**
 * Returns the facets of a list from the products of its scope, and the relaxations: the filters whose removal would add
 * products, the most effective first.
 */
export function readFacets(
  database: SandboxDatabase,
  { query, language }: ListRequest,
  productsInScope: readonly ListedProduct[],
): { facets: Facets; relaxations: Relaxation[] } {
  const { counts, price, gains } = countFacets(productsInScope, query)
  const availableCounts = hasRemovableFilters(query)
    ? countFacets(productsInScope, removeFilters(query)).counts
    : counts
  const values = readFacetValues(database, language)
  const chosenKeys = readChosenKeys(query)
  const sharedCategories = readCategoryAndParent(database, query.category)
  const lists = facetNames.map((facet) => {
    const shownValues = values[facet].filter(
      ({ key }) =>
        chosenKeys[facet].includes(key) ||
        (availableCounts[facet].has(key) && !(facet === 'categories' && sharedCategories.includes(key))),
    )
    // A chosen value that does not exist or no longer exists is listed too, so that the user can remove it.
    const unknownValues = chosenKeys[facet]
      .filter((key) => values[facet].every((value) => value.key !== key))
      .map((key) => ({ key, name: key, swatch: null }))
    return {
      facet,
      values: [...shownValues, ...unknownValues].map((value) => ({
        ...value,
        count: counts[facet].get(value.key) ?? 0,
      })),
    }
  })
  return {
    facets: { lists, price: price && { min: toEuro(price.lowest), max: toEuro(price.highest) } },
    relaxations: [...gains].map(([filter, total]) => ({ filter, total })).sort((one, other) => other.total - one.total),
  }
}

/** Returns the keys of the list's category and its parent, which all products of the list share. */
const readCategoryAndParent = (database: SandboxDatabase, id_category: number | undefined) =>
  database.column<string>(
    `SELECT CAST(id_category AS TEXT) FROM category
      WHERE id_category = ?1 OR id_category = (SELECT id_parent FROM category WHERE id_category = ?1)`,
    id_category,
  )
