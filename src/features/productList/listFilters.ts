import type { ProductScope, Sorting } from '../../contract/productList'

/**
 * Each filter of the shop API (contract/productList) with its name in the URL of a list. Both languages use the same
 * names, so that the query stays valid when the user changes the language.
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

const buildPattern = (keys: readonly string[]) => `[?&](${keys.join('|')})=.`

/** A URL with this parameter requests the list as drawings to scale. */
const scaleParameter = 'view=scale'

export const urlPatterns = {
  filters: buildPattern(Object.values(filterKeys)),
  order: buildPattern(['sort', 'q']),
  pages: buildPattern(['page']),
  scale: `[?&]${scaleParameter}(&|$)`,
}

/** The kinds of list that a URL can request and that the HTML does not contain. */
type UrlRequest = keyof typeof urlPatterns

export const findUrlRequest = (search: string): UrlRequest | undefined =>
  (Object.keys(urlPatterns) as UrlRequest[]).find((kind) => new RegExp(urlPatterns[kind]).test(search))

export const isToScale = (search: string): boolean => new RegExp(urlPatterns.scale).test(search)

/** The other parameters of the query are preserved. */
export function toggleScale(search: string): string {
  const otherParts = search.split(/[?&]/).filter((part) => part !== '' && part !== scaleParameter)
  const queryParts = isToScale(search) ? otherParts : [...otherParts, scaleParameter]
  return queryParts.length > 0 ? `?${queryParts.join('&')}` : ''
}

/** In the order of their buttons. The sale filter is shown with the price, and stock with the delivery time. */
const barFacets = ['categories', 'brands', 'colours', 'materials', 'price', 'delivery'] as const
export type BarFacet = (typeof barFacets)[number]

/** 'all' is the drawer; any other value is the popover of a facet. */
export type OpenFacet = BarFacet | 'all'

/** Omits facets for which all products of the list have the same value. */
export const getBarFacets = (scope: ProductScope, isUndivided = false): BarFacet[] =>
  barFacets.filter((facet) => {
    if (facet === 'brands') return scope.brand === undefined && scope.family === undefined
    if (facet === 'categories') return scope.family === undefined && !isUndivided
    return true
  })

/** The usual order of the list comes first. The URL does not contain the usual order. */
export function getSortings({ q, new: isNew }: ProductScope): readonly [Sorting, ...Sorting[]] {
  if (q !== undefined) return ['relevance', 'newest', 'price', '-price', 'name']
  if (isNew) return ['newest', 'price', '-price', 'name']
  return ['recommended', 'newest', 'price', '-price', 'name']
}
