import { facetNames, type FacetName, type FilterName } from '../../contract/productList'
import type { ListedProduct, ListedVariant } from './listedProducts'
import { type ListQuery, readChosenKeys } from './listQuery'

export interface FacetCounts {
  /**
   * The number of products with each value, with the filters of all other facets applied. Values without a product are
   * absent.
   */
  counts: Record<FacetName, ReadonlyMap<string, number>>
  /**
   * The price range in cents of the variants that match all filters except the price; null if there are no such
   * variants.
   */
  price: { lowest: number; highest: number } | null
  /** The number of products that the removal of each filter would add. Filters whose removal adds none are absent. */
  gains: ReadonlyMap<FilterName, number>
}

/** A product matches only if a single variant meets all filters. */
export function countFacets(productsInScope: readonly ListedProduct[], query: ListQuery): FacetCounts {
  const filters = readFilters(query)
  const tallyByFacet = Object.fromEntries(facetNames.map((facet) => [facet, new ProductTally()])) as Record<
    FacetName,
    ProductTally
  >
  const gainByFilter = new ProductTally<FilterName>()
  let lowestCents = Infinity
  let highestCents = 0
  for (const product of productsInScope) {
    const isListed = hasMatchingVariant(product, filters)
    for (const variant of product.variants) {
      const missedFilters = filters.filter(({ isMet }) => !isMet(variant))
      if (missedFilters.length > 1) continue
      // A variant that fails exactly one filter counts only for the facet of that filter.
      const missedFilter = missedFilters[0]?.name
      for (const facet of facetNames) {
        if (missedFilter !== undefined && missedFilter !== facet) continue
        tallyByFacet[facet].add(variant.keys[facet], product)
      }
      if (missedFilter === undefined || missedFilter === 'price') {
        lowestCents = Math.min(lowestCents, variant.cents)
        highestCents = Math.max(highestCents, variant.cents)
      }
      if (missedFilter !== undefined && !isListed) gainByFilter.add([missedFilter], product)
    }
  }
  return {
    counts: Object.fromEntries(facetNames.map((facet) => [facet, tallyByFacet[facet].getCounts()])) as Record<
      FacetName,
      Map<string, number>
    >,
    price: lowestCents === Infinity ? null : { lowest: lowestCents, highest: highestCents },
    gains: gainByFilter.getCounts(),
  }
}

export function filterProducts(productsInScope: readonly ListedProduct[], query: ListQuery): readonly ListedProduct[] {
  const filters = readFilters(query)
  return filters.length === 0
    ? productsInScope
    : productsInScope.filter((product) => hasMatchingVariant(product, filters))
}

export function listMatchingVariants({ variants }: ListedProduct, query: ListQuery): number[] {
  const filters = readFilters(query)
  return variants.filter((variant) => filters.every(({ isMet }) => isMet(variant))).map(({ id }) => id)
}

interface Filter {
  name: FilterName
  isMet: (variant: ListedVariant) => boolean
}

const hasMatchingVariant = ({ variants }: ListedProduct, filters: readonly Filter[]) =>
  variants.some((variant) => filters.every(({ isMet }) => isMet(variant)))

function readFilters(query: ListQuery): Filter[] {
  const chosenKeys = readChosenKeys(query)
  const filters: Filter[] = facetNames
    .filter((facet) => chosenKeys[facet].length > 0)
    .map((facet) => ({ name: facet, isMet: ({ keys }) => keys[facet].some((key) => chosenKeys[facet].includes(key)) }))
  const { price_min: minCents = 0, price_max: maxCents = Infinity } = query
  if (query.price_min === undefined && query.price_max === undefined) return filters
  return [...filters, { name: 'price', isMet: ({ cents }) => cents >= minCents && cents <= maxCents }]
}

/** Counts products by key, each product once per key. All variants of a product must be added one after another. */
class ProductTally<Key extends string = string> {
  private readonly tallies = new Map<Key, { count: number; lastProduct: ListedProduct }>()
  private lastKeys: readonly Key[] = []
  private lastProduct: ListedProduct | null = null

  add(keys: readonly Key[], product: ListedProduct): void {
    // Equal lists of keys are the same array (listedProducts), so most variants can be skipped.
    if (product === this.lastProduct && keys === this.lastKeys) return
    this.lastProduct = product
    this.lastKeys = keys
    for (const key of keys) {
      const tally = this.tallies.get(key)
      if (!tally) this.tallies.set(key, { count: 1, lastProduct: product })
      else if (tally.lastProduct !== product) {
        tally.count += 1
        tally.lastProduct = product
      }
    }
  }

  getCounts(): ReadonlyMap<Key, number> {
    return new Map([...this.tallies].map(([key, { count }]) => [key, count]))
  }
}
