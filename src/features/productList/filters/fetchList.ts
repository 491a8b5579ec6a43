import { loadProducts, type ProductQuery } from '../../../store/catalogue/catalogueApi'
import type { ProductCard } from '../../../contract/product'
import type { ProductList, ProductScope, Sorting } from '../../../contract/productList'
import { listPageSize } from '../../../pageTable/contents/lists'
import { fetchEndpoints } from '../../../store/http/links'
import type { AppThunk } from '../../../store/services'
import type { ListChoice, ListResult } from './listState'

/** The number of pages that fit in one response of the shop API, which contains at most 100 products. */
const pagesPerRequest = 4

interface Wanted {
  scope: ProductScope
  choice: ListChoice
  /** The usual order of the list. */
  usual: Sorting
}

const buildQuery = ({ scope, choice, usual }: Wanted): ProductQuery => ({
  ...scope,
  filters: choice.filters,
  price_min: choice.price?.min,
  price_max: choice.price?.max,
  sort: choice.sort ?? usual,
})

const getProducts = (lists: readonly ProductList[]) => lists.flatMap((list) => list._embedded.products)

/**
 * Removes duplicates and keeps the first position of each product. A product may be returned twice when the list changes
 * between two requests.
 */
export const removeDuplicates = (cards: readonly ProductCard[]): ProductCard[] => [
  ...new Map(cards.map((card) => [card.id_product, card])).values(),
]

/** Fetches pages 1 to n of a list, with its facets. Rejects with an ApiError. */
export const fetchList =
  (wanted: Wanted, signal: AbortSignal): AppThunk<Promise<ListResult>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const { page } = wanted.choice
    const limit = listPageSize * Math.min(page, pagesPerRequest)
    const fetchPage = (at: number, more: Partial<ProductQuery> = {}) =>
      loadProducts(client, links, { ...buildQuery(wanted), limit, page: at, ...more }, signal)

    const first = await fetchPage(1, { facets: 1 })
    const calls = Math.ceil(Math.min(page * listPageSize, first.total) / limit)
    const rest = await Promise.all(Array.from({ length: Math.max(0, calls - 1) }, (_, index) => fetchPage(index + 2)))
    return {
      products: removeDuplicates(getProducts([first, ...rest])).slice(0, page * listPageSize),
      total: first.total,
      facets: first.facets ?? null,
      relaxations: first.relaxations ?? [],
      searched: first.searched ?? null,
    }
  }

/**
 * Fetches the page after the visible ones. If the visible pages date from the build, they are fetched again too, so that
 * a product that has moved up since is not missed. Rejects with an ApiError.
 */
export const fetchNextPage =
  (wanted: Wanted, shown: ListResult, signal: AbortSignal): AppThunk<Promise<ListResult>> =>
  async (dispatch, _getState, { client }) => {
    if (shown.facets === null) {
      const fresh = await dispatch(fetchList(wanted, signal))
      return { ...fresh, products: removeDuplicates([...shown.products, ...fresh.products]) }
    }
    const links = await dispatch(fetchEndpoints())
    const query = { ...buildQuery(wanted), limit: listPageSize, page: wanted.choice.page }
    const next = await loadProducts(client, links, query, signal)
    return { ...shown, total: next.total, products: removeDuplicates([...shown.products, ...getProducts([next])]) }
  }
