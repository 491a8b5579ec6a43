import type { ProductScope, Sorting } from '../../contract/productList'

/**
 * What the shop API calls a filter (contract/productList), and what a list's address calls it: words of neither language,
 * so that the same query holds when the shopper changes the language.
 */
export const filterKeys = {
  categories: 'category',
  brands: 'brand',
  colours: 'colour',
  materials: 'material',
  price: 'price',
  delivery: 'delivery',
  in_stock: 'stock',
  sale: 'sale',
} as const

const keyed = (keys: readonly string[]) => `[?&](${keys.join('|')})=.`

/** What finds each kind of wish in an address, as regular expressions. */
export const urlPatterns = {
  filters: keyed(Object.values(filterKeys)),
  order: keyed(['sort', 'q']),
  pages: keyed(['page']),
}

/**
 * What an address asks for that the HTML doesn't have: filters (which stand as chips above the list), another order or
 * search, or only more of the same.
 */
type UrlRequest = keyof typeof urlPatterns

export const findUrlRequest = (search: string): UrlRequest | undefined =>
  (Object.keys(urlPatterns) as UrlRequest[]).find((wish) => new RegExp(urlPatterns[wish]).test(search))

/** The buttons of the bar, in this order; the sale stands with the price, the stock with the delivery time. */
const buttons = ['categories', 'brands', 'colours', 'materials', 'price', 'delivery'] as const
export type BarFacet = (typeof buttons)[number]

/** What is open: one facet's pop-over, or all of them in the drawer. */
export type OpenFacet = BarFacet | 'all'

/** The buttons for a list: not for what all of its products have in common. */
export const getBarFacets = (scope: ProductScope, undivided = false): BarFacet[] =>
  buttons.filter((facet) => {
    if (facet === 'brands') return scope.brand === undefined && scope.family === undefined
    if (facet === 'categories') return scope.family === undefined && !undivided
    return true
  })

/** A list's orders, its usual one first; that one is not in the address. */
export function getSortings({ q, new: isNew }: ProductScope): readonly [Sorting, ...Sorting[]] {
  if (q !== undefined) return ['relevance', 'newest', 'price', '-price', 'name']
  if (isNew) return ['newest', 'price', '-price', 'name']
  return ['recommended', 'newest', 'price', '-price', 'name']
}
