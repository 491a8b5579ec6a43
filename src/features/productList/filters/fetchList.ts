import { loadProducts, type ProductQuery } from '../../../store/catalogue/catalogueApi'
import type { ProductCard } from '../../../contract/product'
import type { ProductList, ProductScope, Sorting } from '../../../contract/productList'
import { listPageSize } from '../../../pageTable/contents/lists'
import { fetchEndpoints } from '../../../store/fetchEndpoints'
import type { AppThunk } from '../../../store/services'
import type { ListChoice, ListResult } from '../listState'

/** In pages: the shop API gives 100 products at a time. */
const pagesAtOnce = 6

interface Wanted {
  scope: ProductScope
  choice: ListChoice
  /** The list's usual order. */
  usual: Sorting
}

const buildQuery = ({ scope, choice, usual }: Wanted): ProductQuery => ({
  ...scope,
  filters: choice.filters,
  price_min: choice.price?.min,
  price_max: choice.price?.max,
  sort: choice.sort ?? usual,
})

const products = (lists: readonly ProductList[]) => lists.flatMap((list) => list._embedded.products)

/** The pieces in their order, each once: a list may have moved up between two calls. */
export const removeDuplicates = (cards: readonly ProductCard[]): ProductCard[] => [
  ...new Map(cards.map((card) => [card.id_product, card])).values(),
]

/** Pages 1 to n of a list, with its facets. Rejects with the ApiError. */
export const fetchList =
  (wanted: Wanted, signal: AbortSignal): AppThunk<Promise<ListResult>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const { page } = wanted.choice
    const limit = listPageSize * Math.min(page, pagesAtOnce)
    const fetchPage = (at: number, more: Partial<ProductQuery> = {}) =>
      loadProducts(client, links, { ...buildQuery(wanted), limit, page: at, ...more }, signal)

    const first = await fetchPage(1, { facets: 1 })
    const calls = Math.ceil(Math.min(page * listPageSize, first.total) / limit)
    const rest = await Promise.all(Array.from({ length: Math.max(0, calls - 1) }, (_, index) => fetchPage(index + 2)))
    return {
      products: removeDuplicates(products([first, ...rest])).slice(0, page * listPageSize),
      total: first.total,
      facets: first.facets ?? null,
      relaxations: first.relaxations ?? [],
      searched: first.searched ?? null,
    }
  }

/**
 * The page after those shown. After a page that is as old as the site's last build, the pages before it are asked for
 * again, lest a piece that has moved up since be passed over.
 */
export const fetchNextPage =
  (wanted: Wanted, shown: ListResult, signal: AbortSignal): AppThunk<Promise<ListResult>> =>
  async (dispatch, _getState, { client }) => {
    if (shown.facets === null) {
      const anew = await dispatch(fetchList(wanted, signal))
      return { ...anew, products: removeDuplicates([...shown.products, ...anew.products]) }
    }
    const links = await dispatch(fetchEndpoints())
    const query = { ...buildQuery(wanted), limit: listPageSize, page: wanted.choice.page }
    const more = await loadProducts(client, links, query, signal)
    return { ...shown, total: more.total, products: removeDuplicates([...shown.products, ...products([more])]) }
  }
