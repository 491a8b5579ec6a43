import { loadProducts, type ProductQuery } from '../../../store/catalogue/catalogueApi'
import type { ProductCard } from '../../../contract/product'
import type { ProductScope, Sorting } from '../../../contract/productList'
import { listPageSize } from '../../../pageTable/contents/lists'
import { fetchEndpoints } from '../../../store/http/links'
import type { AppThunk } from '../../../store/AppThunk'
import type { ListChoice, ListResult } from './listState'

/** The shop API returns at most 100 products in one response. */
const pagesPerRequest = 4

interface WantedList {
  scope: ProductScope
  choice: ListChoice
  usualSorting: Sorting
}

const buildQuery = ({ scope, choice, usualSorting }: WantedList): ProductQuery => ({
  ...scope,
  filters: choice.filters,
  price_min: choice.price?.min,
  price_max: choice.price?.max,
  sort: choice.sort ?? usualSorting,
})

/** If the list changes between two requests, the shop API may return a product twice. Its first position is kept. */
export const removeDuplicates = (cards: readonly ProductCard[]): ProductCard[] => [
  ...new Map(cards.map((card) => [card.id_product, card])).values(),
]

/** Fetches the pages up to `choice.page`, with the facets. Rejects with an ApiError. */
export const fetchList =
  (wantedList: WantedList, signal: AbortSignal): AppThunk<Promise<ListResult>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const { page } = wantedList.choice
    const limit = listPageSize * Math.min(page, pagesPerRequest)
    const fetchPage = (pageNumber: number, extraQuery: Partial<ProductQuery> = {}) =>
      loadProducts(client, links, { ...buildQuery(wantedList), limit, page: pageNumber, ...extraQuery }, signal)

    const firstPage = await fetchPage(1, { facets: 1 })
    const requestCount = Math.ceil(Math.min(page * listPageSize, firstPage.total) / limit)
    const otherPages = await Promise.all(
      Array.from({ length: Math.max(0, requestCount - 1) }, (_, index) => fetchPage(index + 2)),
    )
    const products = [firstPage, ...otherPages].flatMap(({ _embedded }) => _embedded.products)
    return {
      products: removeDuplicates(products).slice(0, page * listPageSize),
      total: firstPage.total,
      facets: firstPage.facets ?? null,
      relaxations: firstPage.relaxations ?? [],
      searched: firstPage.searched ?? null,
    }
  }

/**
 * Fetches the pages from the build again, so that a product that has moved up since the build is not missing. Rejects
 * with an ApiError.
 */
export const fetchNextPage =
  (wantedList: WantedList, shownList: ListResult, signal: AbortSignal): AppThunk<Promise<ListResult>> =>
  async (dispatch, _getState, { client }) => {
    if (shownList.facets === null) {
      const freshList = await dispatch(fetchList(wantedList, signal))
      return { ...freshList, products: removeDuplicates([...shownList.products, ...freshList.products]) }
    }
    const links = await dispatch(fetchEndpoints())
    const query = { ...buildQuery(wantedList), limit: listPageSize, page: wantedList.choice.page }
    const nextPage = await loadProducts(client, links, query, signal)
    return {
      ...shownList,
      total: nextPage.total,
      products: removeDuplicates([...shownList.products, ...nextPage._embedded.products]),
    }
  }
