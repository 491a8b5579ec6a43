import { navigate } from 'gatsby'
import { type FacetName, facetNames, type Sorting } from '../../../contract/productList'
import { filterKeys } from '../listFilters'
import type { ListChoice, PriceRange } from '../listState'

/** How many pages an address can ask for: what comes after that is not found back after a reload. */
export const mostPages = 24

/** In values of one facet; more than any shop has brands. */
const mostValues = 50
const usable: Record<FacetName, RegExp> = {
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
 * What a list's address asks for (docs/decisions, filtered lists): `brand=havrelund,hiljaa`, `colour`, `material`,
 * `category` (ids), `price=100-500` (whole euro, either end may be open), `delivery`, `stock=1`, `sale=1`, `sort`, `page`.
 * Whatever it can't mean counts as not there.
 * @param sortings the list's orders, its usual one first
 */
export function readListUrl(search: string, sortings: readonly Sorting[]): ListChoice {
  const query = new URLSearchParams(search)
  const values = (key: string) => query.getAll(key).join(',').split(',')
  const filters: Partial<Record<FacetName, readonly string[]>> = {}
  for (const facet of facetNames) {
    const chosen = [...new Set(values(filterKeys[facet]).filter((value) => usable[facet].test(value)))]
    if (chosen.length > 0) filters[facet] = chosen.slice(0, mostValues)
  }
  const sort = sortings.find((sorting, index) => index > 0 && sorting === query.get('sort'))
  const page = query.get('page') ?? ''
  return {
    filters,
    price: readPrice(query.get(filterKeys.price) ?? ''),
    sort: sort ?? null,
    page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), mostPages) : 1,
  }
}

function readPrice(text: string): PriceRange | null {
  const [, least = '', most = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(text) ?? []
  if (least === '' && most === '') return null
  const [min, max] = [least, most].map(Number) as [number, number]
  if (least !== '' && most !== '' && min > max) return null
  return { ...(least !== '' && { min }), ...(most !== '' && { max }) }
}

/**
 * The query, "?" included, of a choice in a list; '' for the whole list. What else the address says stays in front:
 * the words searched for, a campaign's tags.
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
  if (page > 1) parts.push(`page=${Math.min(page, mostPages)}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The address of a page as its list reads and writes it. */
interface ListHistory {
  /** The query in the address bar, as far as the list knows. */
  readonly search: string
  /** Takes note of what the page heard of its address; whether that is news, and not what was written here. */
  hear: (query: string) => boolean
  /** Puts a query in the address bar: as a new step to go back from, or in place of the one in view. */
  write: (query: string, step: 'push' | 'replace') => void
}

export function createListHistory(path: string, first: string): ListHistory {
  let search = first
  let heard = false
  /** Written here, and the page has still to hear of it. */
  const written = new Set<string>()
  return {
    get search() {
      return search
    },
    hear(query) {
      if (query !== search && written.delete(query)) return false
      written.clear()
      if (query === search && heard) return false
      heard = true
      search = query
      return true
    },
    write(query, step) {
      // The shopper may have gone on to another page while an answer was on its way.
      if (query === search || window.location.pathname !== path) return
      search = query
      if (step === 'push') {
        written.add(query)
        void navigate(path + query)
      } else {
        // Gatsby keeps the scroll position by the key in the history's state, which a replaced address goes on with.
        window.history.replaceState(window.history.state, '', path + query)
      }
    },
  }
}
