import type { ProductCard } from '../../../contract/product'
import {
  type FacetName,
  facetNames,
  type Facets,
  type FilterName,
  type ProductList,
  type ProductScope,
  type Relaxation,
  type Sorting,
} from '../../../contract/productList'
import { findWallOfColour } from '../../../pageTable/contents/wallsByColour'
import { filterParameters } from '../listFilters'

/** In whole euro, with at least one end. */
export interface PriceRange {
  min?: number
  max?: number
}

/** The user's choices, which the URL contains. */
export interface ListChoice {
  filters: Readonly<Partial<Record<FacetName, readonly string[]>>>
  price: PriceRange | null
  /** Null for the list's usual order. */
  sort: Sorting | null
  /** The number of pages shown, at least 1. */
  page: number
}

export interface ListResult {
  products: readonly ProductCard[]
  total: number
  /** Null until the facets have loaded. */
  facets: Facets | null
  relaxations: readonly Relaxation[]
  searched: ProductList['searched'] | null
}

export interface ListState {
  choice: ListChoice
  filterCount: number
  /** Null until the list that the URL requests has loaded. */
  shownList: ListResult | null
  /** 'list' while another list loads, and 'more' while one more page loads. */
  loadingPart: 'list' | 'more' | null
  /** True after a failed request. The visible products remain. */
  hasFailed: boolean
  /** The first product of the page that was just added, which receives the focus. */
  addedProduct: ProductCard | null
  /** Null if all products are shown. */
  nextUrl: string | null
}

export interface ListStore {
  readonly scope: ProductScope
  readonly state: ListState
  subscribe: (listener: () => void) => () => void
  /** Shows the list of a URL that the user has reached through the history or a link. */
  followUrl: (search: string) => void
  /** `push` adds a history entry, and `replace` changes the current one. */
  applyChoice: (choice: ListChoice, historyAction?: 'push' | 'replace') => void
  loadMore: () => void
  loadFacets: () => void
  retry: () => void
}

/** A price range counts as one filter. */
export const countChosenFilters = ({ filters, price }: ListChoice): number =>
  facetNames.reduce((sum, facet) => sum + (filters[facet]?.length ?? 0), price ? 1 : 0)

export const isWholeList = (choice: ListChoice): boolean => countChosenFilters(choice) === 0 && choice.sort === null

export const countChosenValues = ({ filters, price }: ListChoice, filter: FilterName): number =>
  filter === 'price' ? Number(price !== null) : (filters[filter]?.length ?? 0)

/** Every change to a filter returns the list to its first page. */
export function toggleValue(choice: ListChoice, facet: FacetName, value: string): ListChoice {
  const formerValues = choice.filters[facet] ?? []
  const values = formerValues.includes(value)
    ? formerValues.filter((formerValue) => formerValue !== value)
    : [...formerValues, value]
  const { [facet]: _, ...otherFilters } = choice.filters
  return { ...choice, page: 1, filters: values.length > 0 ? { ...otherFilters, [facet]: values } : otherFilters }
}

export const changePrice = (choice: ListChoice, price: PriceRange | null): ListChoice => ({ ...choice, page: 1, price })

export function dropFilters(choice: ListChoice, droppedFilters: readonly FilterName[]): ListChoice {
  const remainingFilters = Object.entries(choice.filters).filter(
    ([facet]) => !droppedFilters.includes(facet as FacetName),
  )
  return {
    ...choice,
    page: 1,
    filters: Object.fromEntries(remainingFilters),
    price: droppedFilters.includes('price') ? null : choice.price,
  }
}

export const clearFilters = (choice: ListChoice): ListChoice => ({ ...choice, page: 1, filters: {}, price: null })

/**
 * Returns the colour of the wall for the only chosen colour. Returns undefined for any other number of colours, for an
 * unknown colour, and if the list has failed to load.
 */
export function findWall({ choice, hasFailed }: Pick<ListState, 'choice' | 'hasFailed'>): string | undefined {
  const { colours = [] } = choice.filters
  return !hasFailed && colours.length === 1 ? findWallOfColour(colours[0]!) : undefined
}

/** A URL can request at most this number of pages. After a reload, further pages are missing. */
export const maxPages = 24

/** The maximum number of values of a facet in a URL. The shop has fewer brands. */
const maxValues = 50
const valuePatterns: Record<FacetName, RegExp> = {
  categories: /^[1-9]\d{0,8}$/,
  brands: /^[a-z\d][\w-]{0,59}$/i,
  colours: /^[a-z\d][\w-]{0,59}$/i,
  materials: /^[a-z\d][\w-]{0,59}$/i,
  delivery: /^(week|month|longer)$/,
  in_stock: /^1$/,
  sale: /^1$/,
}
const listParameters = new Set<string>([...Object.values(filterParameters), 'sort', 'page'])

/**
 * Parses a query such as `brand=havrelund,hiljaa&price=100-500&stock=1&sort=newest&page=2`
 * (docs/decisions/product-lists.md, "The state of a product list is its address"). Prices are in whole euro, and either
 * end may be missing. Ignores invalid values.
 * @param sortings the orders of the list, the usual order first
 */
export function readListUrl(search: string, sortings: readonly Sorting[]): ListChoice {
  const query = new URLSearchParams(search)
  const readValues = (key: string) => query.getAll(key).join(',').split(',')
  const filters: Partial<Record<FacetName, readonly string[]>> = {}
  for (const facet of facetNames) {
    const chosenValues = [
      ...new Set(readValues(filterParameters[facet]).filter((value) => valuePatterns[facet].test(value))),
    ]
    if (chosenValues.length > 0) filters[facet] = chosenValues.slice(0, maxValues)
  }
  const sort = sortings.find((sorting, index) => index > 0 && sorting === query.get('sort'))
  const page = query.get('page') ?? ''
  return {
    filters,
    price: readPrice(query.get(filterParameters.price) ?? ''),
    sort: sort ?? null,
    page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), maxPages) : 1,
  }
}

/** In euro. `readPrice` accepts at most six digits. */
export const maxPriceInUrl = 999_999

function readPrice(text: string): PriceRange | null {
  const [, minText = '', maxText = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(text) ?? []
  if (minText === '' && maxText === '') return null
  const [min, max] = [minText, maxText].map(Number) as [number, number]
  if (minText !== '' && maxText !== '' && min > max) return null
  return { ...(minText !== '' && { min }), ...(maxText !== '' && { max }) }
}

/**
 * Returns a query that begins with "?", or '' if there are no parameters. The other parameters of `search`, such as the
 * search term and the tags of a campaign, come first.
 */
export function writeListUrl({ filters, price, sort, page }: ListChoice, search: string): string {
  const otherParameters = [...new URLSearchParams(search)].filter(([key]) => !listParameters.has(key))
  const queryParts = otherParameters.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  for (const facet of facetNames) {
    const chosenValues = filters[facet] ?? []
    if (chosenValues.length > 0) queryParts.push(`${filterParameters[facet]}=${chosenValues.join(',')}`)
  }
  if (price) queryParts.push(`${filterParameters.price}=${price.min ?? ''}-${price.max ?? ''}`)
  if (sort) queryParts.push(`sort=${sort}`)
  if (page > 1) queryParts.push(`page=${Math.min(page, maxPages)}`)
  return queryParts.length > 0 ? `?${queryParts.join('&')}` : ''
}
