import type { ProductCard } from '../../contract/product'
import type { FacetName, Facets, ProductList, Relaxation, Sorting } from '../../contract/productList'

/** A range in whole euro, with at least one of its ends. */
export interface PriceRange {
  min?: number
  max?: number
}

/** The choices of a user in a list, as its URL states them. */
export interface ListChoice {
  filters: Readonly<Partial<Record<FacetName, readonly string[]>>>
  price: PriceRange | null
  /** null: the list's usual order. */
  sort: Sorting | null
  /** How many pages are shown, at least 1. */
  page: number
}

/** Pages 1 to n of a list, as the shop API last returned them. */
export interface ListResult {
  products: readonly ProductCard[]
  total: number
  /** null until they are fetched. */
  facets: Facets | null
  relaxations: readonly Relaxation[]
  searched: ProductList['searched'] | null
}

export interface ListState {
  choice: ListChoice
  /** How many filters are chosen. */
  chosen: number
  /** null while nothing of what the URL requests has loaded. */
  shown: ListResult | null
  /** The kind of loading: another list, or one more page. */
  busy: 'list' | 'more' | null
  /** Whether the last request failed; what is shown stays. */
  failed: boolean
  /** The first product of the page that has just been added; it receives the focus. */
  added: ProductCard | null
  /** The URL of the next page; null when all products are shown. */
  next: string | null
}

/**
 * The state of a list that can be filtered: the shopper's choices, the pages, the URL and the results of the shop API.
 */
export interface ListStore {
  readonly state: ListState
  /** Calls the listener at every change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Follows a URL that was reached by going back or by a link. */
  arrive: (search: string) => void
  /** Applies a choice of the shopper: `push` adds a history entry, `replace` changes the current one. */
  choose: (choice: ListChoice, step?: 'push' | 'replace') => void
  /** Loads one more page. */
  more: () => void
  /** Loads the facets unless they are loaded or loading. */
  needFacets: () => void
  retry: () => void
}
