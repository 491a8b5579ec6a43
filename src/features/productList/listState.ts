import type { ProductCard } from '../../contract/product'
import type { FacetName, Facets, ProductList, Relaxation, Sorting } from '../../contract/productList'

/** A range in whole euro, which has at least one end. */
export interface PriceRange {
  min?: number
  max?: number
}

/** The choices of a user in a list, as the URL states them. */
export interface ListChoice {
  filters: Readonly<Partial<Record<FacetName, readonly string[]>>>
  price: PriceRange | null
  /** Null means the list's usual order. */
  sort: Sorting | null
  /** The number of pages shown, at least 1. */
  page: number
}

/** Pages 1 to n of a list, as the shop API last returned them. */
export interface ListResult {
  products: readonly ProductCard[]
  total: number
  /** Null until the facets are fetched. */
  facets: Facets | null
  relaxations: readonly Relaxation[]
  searched: ProductList['searched'] | null
}

export interface ListState {
  choice: ListChoice
  /** The number of chosen filters. */
  chosen: number
  /** Null until the list that the URL requests has loaded. */
  shown: ListResult | null
  /** Whether another list is loading, or one more page. */
  busy: 'list' | 'more' | null
  /** Whether the last request failed. The visible products stay. */
  failed: boolean
  /** The first product of the page that has just been added. It receives focus. */
  added: ProductCard | null
  /** The URL of the next page; null when all products are shown. */
  next: string | null
}

/** The state of a list that can be filtered: the user's choices, the pages, the URL and the results of the shop API. */
export interface ListStore {
  readonly state: ListState
  /** Calls the listener after every change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Follows a URL that was reached through the history or a link. */
  arrive: (search: string) => void
  /** Applies a choice of the user. `push` adds a history entry, and `replace` changes the current one. */
  choose: (choice: ListChoice, step?: 'push' | 'replace') => void
  more: () => void
  /** Loads the facets unless they are loaded or loading. */
  needFacets: () => void
  retry: () => void
}
