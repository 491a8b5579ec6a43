import { facetNames, type FacetName, type FilterName } from '../../../contract/productList'
import { findWallOfColour } from '../../../pageTable/contents/wallsByColour'
import type { ListChoice, ListState, PriceRange } from '../listState'

/** Counts the chosen filters. A price range counts as one. */
export const countChosen = ({ filters, price }: ListChoice): number =>
  facetNames.reduce((sum, facet) => sum + (filters[facet]?.length ?? 0), price ? 1 : 0)

/** Whether the choice is the whole list in its usual order. */
export const isWhole = (choice: ListChoice): boolean => countChosen(choice) === 0 && choice.sort === null

export const countChosenValues = ({ filters, price }: ListChoice, filter: FilterName): number =>
  filter === 'price' ? Number(price !== null) : (filters[filter]?.length ?? 0)

/** Toggles a value of a facet. Every change of a filter resets the list to its first page. */
export function withValue(choice: ListChoice, facet: FacetName, value: string): ListChoice {
  const before = choice.filters[facet] ?? []
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value]
  const { [facet]: _, ...others } = choice.filters
  return { ...choice, page: 1, filters: values.length > 0 ? { ...others, [facet]: values } : others }
}

export const withPrice = (choice: ListChoice, price: PriceRange | null): ListChoice => ({ ...choice, page: 1, price })

export function withoutFilters(choice: ListChoice, dropped: readonly FilterName[]): ListChoice {
  const remaining = Object.entries(choice.filters).filter(([facet]) => !dropped.includes(facet as FacetName))
  return {
    ...choice,
    page: 1,
    filters: Object.fromEntries(remaining),
    price: dropped.includes('price') ? null : choice.price,
  }
}

/** Removes all filters but preserves the order. */
export const withoutAll = (choice: ListChoice): ListChoice => ({ ...choice, page: 1, filters: {}, price: null })

/**
 * Returns the wall colour behind a list of one chosen colour; undefined for another choice, for an unknown colour, and
 * after the list failed to load.
 */
export function findWall({ choice, failed }: Pick<ListState, 'choice' | 'failed'>): string | undefined {
  const { colours = [] } = choice.filters
  return !failed && colours.length === 1 ? findWallOfColour(colours[0]!) : undefined
}
