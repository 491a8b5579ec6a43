import type { FacetName, Facets, Relaxation } from '../../contract/productList'
import type { ProductCard } from '../../contract/product'
import type { ProductList, Sorting } from '../../contract/productList'

/** From and to, in whole euro; one of them is there at least. */
export interface PriceRange {
  min?: number
  max?: number
}

/** What a shopper chose in a list: what its address says. */
export interface ListChoice {
  filters: Readonly<Partial<Record<FacetName, readonly string[]>>>
  price: PriceRange | null
  /** null: the list's usual order. */
  sort: Sorting | null
  /** How many pages are shown, from 1. */
  page: number
}

/** Pages 1 to n of a list, as the shop API last had them. */
export interface ListResult {
  products: readonly ProductCard[]
  total: number
  /** null: not asked for yet. */
  facets: Facets | null
  relaxations: readonly Relaxation[]
  searched: ProductList['searched'] | null
}

export interface ListState {
  choice: ListChoice
  /** How many filters are chosen. */
  chosen: number
  /** null: there is nothing yet of what the address asks for. */
  shown: ListResult | null
  /** What is under way: another list, or one page more. */
  busy: 'list' | 'more' | null
  /** The last call failed; what is shown stays. */
  failed: boolean
  /** The first piece of the page that has just been added: the focus goes to it. */
  added: ProductCard | null
  /** Where the next page is; null when all is shown. */
  next: string | null
}

/** A list that answers to its shopper: choices, pages, the address, and what the shop API says. */
export interface ListStore {
  readonly state: ListState
  /** Calls the listener at every change. Returns how to leave. */
  subscribe: (listener: () => void) => () => void
  /** The address bar says so, by going back or by a link. */
  arrive: (search: string) => void
  /** A choice of the shopper's: `push` makes a new step to go back from, `replace` stays at the one in view. */
  choose: (choice: ListChoice, step?: 'push' | 'replace') => void
  /** One page more. */
  more: () => void
  /** The facets are wanted, with what is shown. */
  needFacets: () => void
  retry: () => void
}
