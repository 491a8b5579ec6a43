import type { ProductScope, Sorting } from '../../contract/productList'

/**
 * The URL parameter of each filter of the shop API (contract/productList). Both languages use the same parameters, so
 * that the query stays valid when the user changes the language.
 */
export const filterParameters = {
  categories: 'category',
  brands: 'brand',
  colours: 'colour',
  materials: 'material',
  price: 'price',
  delivery: 'delivery',
  in_stock: 'stock',
  sale: 'sale',
} as const

const buildPattern = (parameters: readonly string[]) => `[?&](${parameters.join('|')})=.`

/** A URL with this parameter requests the list as drawings to scale. */
const scaleParameter = 'view=scale'

export const urlPatterns = {
  filters: buildPattern(Object.values(filterParameters)),
  order: buildPattern(['sort', 'q']),
  pages: buildPattern(['page']),
  scale: `[?&]${scaleParameter}(&|$)`,
}

/** The kinds of list that a URL can request and that the HTML does not contain. */
type UrlRequest = keyof typeof urlPatterns

export const findUrlRequest = (search: string): UrlRequest | undefined =>
  (Object.keys(urlPatterns) as UrlRequest[]).find((kind) => new RegExp(urlPatterns[kind]).test(search))

export const hasScaleParameter = (search: string): boolean => new RegExp(urlPatterns.scale).test(search)

/** Preserves the other parameters of the query. */
export function toggleScaleParameter(search: string): string {
  const otherParameters = search.split(/[?&]/).filter((parameter) => parameter !== '' && parameter !== scaleParameter)
  const queryParts = hasScaleParameter(search) ? otherParameters : [...otherParameters, scaleParameter]
  return queryParts.length > 0 ? `?${queryParts.join('&')}` : ''
}

/**
 * In the order of their buttons. The sale filter appears with the price, and the stock filter with the delivery time.
 */
const barFacets = ['categories', 'brands', 'colours', 'materials', 'price', 'delivery'] as const
export type BarFacet = (typeof barFacets)[number]

/** 'all' is the drawer; any other value is the popover of a facet. */
export type OpenFacet = BarFacet | 'all'

/** Omits facets for which all products of the list have the same value. */
export const getBarFacets = (scope: ProductScope, hasOneCategory = false): BarFacet[] =>
  barFacets.filter((facet) => {
    if (facet === 'brands') return scope.brand === undefined && scope.family === undefined
    if (facet === 'categories') return scope.family === undefined && !hasOneCategory
    return true
  })

/** The usual order of the list comes first; the URL does not contain it. */
export function getSortings({ q, new: isNew }: ProductScope): readonly [Sorting, ...Sorting[]] {
  if (q !== undefined) return ['relevance', 'newest', 'price', '-price', 'name']
  if (isNew) return ['newest', 'price', '-price', 'name']
  return ['recommended', 'newest', 'price', '-price', 'name']
}
