import type { ProductScope, Sorting } from '../../../contract/productList'

/** The buttons of the bar, in this order; the sale stands with the price, the stock with the delivery time. */
const buttons = ['categories', 'brands', 'colours', 'materials', 'price', 'delivery'] as const
export type BarFacet = (typeof buttons)[number]

/** What is open: one facet's pop-over, or all of them in the drawer. */
export type OpenFacet = BarFacet | 'all'

/** The buttons for a list: not for what all of its products have in common. */
export const barFacets = (scope: ProductScope, undivided = false): BarFacet[] =>
  buttons.filter((facet) => {
    if (facet === 'brands') return scope.brand === undefined && scope.family === undefined
    if (facet === 'categories') return scope.family === undefined && !undivided
    return true
  })

/** A list's orders, its usual one first; that one is not in the address. */
export function sortingsOf({ q, new: isNew }: ProductScope): readonly [Sorting, ...Sorting[]] {
  if (q !== undefined) return ['relevance', 'newest', 'price', '-price', 'name']
  if (isNew) return ['newest', 'price', '-price', 'name']
  return ['recommended', 'newest', 'price', '-price', 'name']
}
