import { navigate } from 'gatsby'
import { type FacetName, facetNames, type Sorting } from '../../../contract/productList'
import { filterKeys } from '../listFilters'
import type { ListChoice, PriceRange } from '../listState'

/** The maximum number of pages that a URL can request. Any further pages are lost in a reload. */
export const maxPages = 24

/** The maximum number of values of one facet in a URL. It exceeds the number of brands. */
const maxValues = 50
const validValue: Record<FacetName, RegExp> = {
  categories: /^[1-9]\d{0,8}$/,
  brands: /^[a-z\d][\w-]{0,59}$/i,
  colours: /^[a-z\d][\w-]{0,59}$/i,
  materials: /^[a-z\d][\w-]{0,59}$/i,
  delivery: /^(week|month|longer)$/,
  in_stock: /^1$/,
  sale: /^1$/,
}
const ownKeys = new Set<string>([...Object.values(filterKeys), 'sort', 'page'])

/**
 * Parses the query of a list's URL (docs/decisions/product-lists.md, "The state of a product list is its address"):
 * `brand=havrelund,hiljaa`, `colour`, `material`, `category` (ids), `price=100-500` (whole euro, either end may be
 * open), `delivery`, `stock=1`, `sale=1`, `sort`, `page`. Invalid values are ignored. @param sortings the list's
 * orders, its usual one first
 */
export function readListUrl(search: string, sortings: readonly Sorting[]): ListChoice {
  const query = new URLSearchParams(search)
  const values = (key: string) => query.getAll(key).join(',').split(',')
  const filters: Partial<Record<FacetName, readonly string[]>> = {}
  for (const facet of facetNames) {
    const chosen = [...new Set(values(filterKeys[facet]).filter((value) => validValue[facet].test(value)))]
    if (chosen.length > 0) filters[facet] = chosen.slice(0, maxValues)
  }
  const sort = sortings.find((sorting, index) => index > 0 && sorting === query.get('sort'))
  const page = query.get('page') ?? ''
  return {
    filters,
    price: readPrice(query.get(filterKeys.price) ?? ''),
    sort: sort ?? null,
    page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), maxPages) : 1,
  }
}

function readPrice(text: string): PriceRange | null {
  const [, lowest = '', highest = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(text) ?? []
  if (lowest === '' && highest === '') return null
  const [min, max] = [lowest, highest].map(Number) as [number, number]
  if (lowest !== '' && highest !== '' && min > max) return null
  return { ...(lowest !== '' && { min }), ...(highest !== '' && { max }) }
}

/**
 * Builds the query of a choice, with its "?", or '' for the whole list. Other parameters, such as the search term and
 * the tags of a campaign, come first.
 */
export function writeListUrl({ filters, price, sort, page }: ListChoice, search: string): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => !ownKeys.has(key))
  const parts = others.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  for (const facet of facetNames) {
    const chosen = filters[facet] ?? []
    if (chosen.length > 0) parts.push(`${filterKeys[facet]}=${chosen.join(',')}`)
  }
  if (price) parts.push(`${filterKeys.price}=${price.min ?? ''}-${price.max ?? ''}`)
  if (sort) parts.push(`sort=${sort}`)
  if (page > 1) parts.push(`page=${Math.min(page, maxPages)}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The query of a page's URL, as its list reads and writes it. */
interface ListHistory {
  /** The query in the address bar, as last read or written by this object. */
  readonly search: string
  /** Receives the query with which the page was rendered. Returns whether it is new and was not written by this object. */
  receive: (query: string) => boolean
  /** Writes a query to the address bar. `push` adds a history entry, and `replace` changes the current one. */
  write: (query: string, step: 'push' | 'replace') => void
}

export function createListHistory(path: string, initial: string): ListHistory {
  let search = initial
  let hasReceived = false
  /** Queries that this object has written and with which the page has not rendered yet. */
  const written = new Set<string>()
  return {
    get search() {
      return search
    },
    receive(query) {
      if (query !== search && written.delete(query)) return false
      written.clear()
      if (query === search && hasReceived) return false
      hasReceived = true
      search = query
      return true
    },
    write(query, step) {
      // The user may have navigated to another page during the request.
      if (query === search || window.location.pathname !== path) return
      search = query
      if (step === 'push') {
        written.add(query)
        void navigate(path + query)
      } else {
        // Gatsby stores the scroll position under the key in the history state, so the key must not change.
        window.history.replaceState(window.history.state, '', path + query)
      }
    },
  }
}
