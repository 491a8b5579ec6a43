import { ApiError, recordError, type RecordedError } from '../../../store/http/ApiError'
import { loadMoreOrders, loadOrders } from '../../../store/order/orderApi'
import type { Country } from '../../../contract/catalogue'
import type { Order, OrderList } from '../../../contract/order'
import { isOffered } from '../../../contract/links'
import { useAppSelector } from '../../../store/hooks'
import type { AppThunk } from '../../../store/AppThunk'
import { useMutation } from '../../../store/query/useMutation'
import { useQuery } from '../../../store/query/useQuery'
import { fetchOrderCountries } from '../useOrder'

/** Returns the loaded orders, latest first. `showMore` loads the next page. */
export function useOrders() {
  const customerId = useAppSelector(({ session }) => session.customer?.id_customer)
  // After the session expires, the hidden page sends no request until the customer logs in again.
  const { replace, ...query } = useQuery(customerId === undefined ? null : String(customerId), fetchFirstOrders)
  const { isBusy, error, run } = useMutation(
    (lastPage: OrderList): AppThunk<Promise<RecordedError | null>> =>
      async (_dispatch, _getState, { client }) => {
        try {
          const nextPage = await loadMoreOrders(client, lastPage)
          replace((loadedOrders) => addOrders(loadedOrders, nextPage))
          saveOrderPageCount(readOrderPageCount() + 1)
          return null
        } catch (error) {
          return recordError(error)
        }
      },
  )
  const moreStatus: 'idle' | 'busy' | 'failed' = isBusy ? 'busy' : error ? 'failed' : 'idle'
  return { ...query, moreStatus, showMore: (lastPage: OrderList) => void run(lastPage) }
}

interface LoadedOrders {
  orders: Order[]
  /** The page of orders that was fetched last, with the total number of orders and the link to the next page. */
  lastPage: OrderList
  countries: Country[] | null
}

/** A new order may have moved other orders to the next page, so duplicates are omitted. */
function addOrders({ orders, countries }: LoadedOrders, lastPage: OrderList): LoadedOrders {
  const loadedIds = new Set(orders.map(({ id_order }) => id_order))
  return {
    orders: [...orders, ...lastPage._embedded.orders.filter(({ id_order }) => !loadedIds.has(id_order))],
    lastPage,
    countries,
  }
}

/**
 * Fetches as many pages as the list showed before. If a page fails, the list ends there, and its button fetches that
 * page.
 */
const fetchFirstOrders =
  (signal: AbortSignal): AppThunk<Promise<LoadedOrders>> =>
  async (dispatch, getState, { client }) => {
    const [lastPage, countries] = await Promise.all([
      loadOrders(client, getState().session.links, signal),
      dispatch(fetchOrderCountries()),
    ])
    let loadedOrders: LoadedOrders = { orders: lastPage._embedded.orders, lastPage, countries }
    for (let page = 1; page < readOrderPageCount() && isOffered(loadedOrders.lastPage, 'next'); page += 1) {
      const nextPage = await loadMoreOrders(client, loadedOrders.lastPage, signal).catch(ignoreApiError)
      if (!nextPage) break
      loadedOrders = addOrders(loadedOrders, nextPage)
    }
    return loadedOrders
  }

function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** The maximum number of pages that the list loads when the user returns to it. */
const maxPages = 10

/** The history entry stores the number of pages, so that the Back button returns to the same list. */
export function readOrderPageCount(): number {
  const historyState = window.history.state as { orderPages?: unknown } | null
  const pages = Number(historyState?.orderPages)
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, maxPages) : 1
}

export function saveOrderPageCount(orderPages: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), orderPages }, '')
}
