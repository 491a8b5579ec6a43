import { loadOrder } from '../../store/order/orderApi'
import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { useAppSelector } from '../../store/hooks'
import type { RecordedError } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/services'
import { useQuery } from '../../store/query/useQuery'
import { selectIsInitialized } from '../../store/appSlice'

/** An order with its delivery country, which is null when the countries could not be fetched. */
export interface KnownOrder {
  order: Order
  country: Country | null
}

type OrderState = { status: 'loading' | 'unknown' | 'failed' } | ({ status: 'ready' } & KnownOrder)

/**
 * Fetches the order that the URL names, with the session of this browser.
 * @param readId returns the order's id in the URL, or null when the URL has no order id
 */
export function useOrder(readId: (address: Location) => number | null) {
  const isStarted = useAppSelector(selectIsInitialized)
  const customerId = useAppSelector(({ session }) => session.customer?.id_customer)
  const id = isStarted ? readId(window.location) : null
  const { data, status, error, retry, replace } = useQuery(
    // If the session expires during the request, a login sends the request again. An order on screen stays visible.
    id === null ? null : `${id} ${customerId ?? ''}`,
    () => fetchOrder(id ?? 0),
    { keepsAnswer: true },
  )
  return {
    state: toOrderState(),
    retry,
    /** Replaces the order with the API's response to a change. */
    replace: (order: Order) => replace(({ country }) => ({ order, country })),
  }

  function toOrderState(): OrderState {
    if (data) return { status: 'ready', ...data }
    if (status === 'failed') return { status: error && isUnknownOrder(error) ? 'unknown' : 'failed' }
    return { status: isStarted && id === null ? 'unknown' : 'loading' }
  }
}

const fetchOrder =
  (id: number): AppThunk<Promise<KnownOrder>> =>
  async (dispatch, _getState, { client }) => {
    const [order, countries] = await Promise.all([loadOrder(client, id), dispatch(fetchOrderCountries())])
    return { order, country: findOrderCountry(order, countries) }
  }

/** Whether the order does not exist or belongs to another customer. Both cases have the same message and no retry. */
const isUnknownOrder = ({ status }: RecordedError) => status !== undefined && [400, 401, 403, 404, 422].includes(status)

/** Fetches the countries. Resolves to null on failure because the page can show an order without its country's name. */
export const fetchOrderCountries = (): AppThunk<Promise<Country[] | null>> => (dispatch) =>
  import('../../store/checkout/loadCountries').then(({ loadCountries }) => dispatch(loadCountries())).catch(() => null)

/** Returns the delivery country of an order, or the invoice country if nothing is delivered; null when unknown. */
export const findOrderCountry = (
  { delivery_address: delivery, invoice_address: invoice }: Order,
  countries: readonly Country[] | null,
): Country | null => countries?.find(({ id_country }) => id_country === (delivery ?? invoice)?.id_country) ?? null
