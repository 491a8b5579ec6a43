import { loadOrder } from '../../store/order/orderApi'
import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { useAppSelector } from '../../store/hooks'
import type { RecordedError } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/AppThunk'
import { useQuery } from '../../store/query/useQuery'
import { selectIsInitialized } from '../../store/appSlice'

/** `country` is the country of delivery, or of the invoice if nothing is delivered; null if it is unknown. */
export interface OrderWithCountry {
  order: Order
  country: Country | null
}

type OrderQueryState = { status: 'loading' | 'unknown' | 'failed' } | ({ status: 'ready' } & OrderWithCountry)

export function useOrder(readId: (location: Location) => number | null) {
  const isInitialized = useAppSelector(selectIsInitialized)
  const customerId = useAppSelector(({ session }) => session.customer?.id_customer)
  const id = isInitialized ? readId(window.location) : null
  const { data, status, error, retry, replace } = useQuery(
    // The key contains the customer's id, so a login repeats a request that an expired session refused. Meanwhile, a
    // loaded order remains visible.
    id === null ? null : `${id} ${customerId ?? ''}`,
    () => fetchOrder(id ?? 0),
    { keepsAnswer: true },
  )
  return {
    state: buildQueryState(),
    retry,
    /** Shows the order that the API returned after a change. */
    replaceOrder: (order: Order) => replace(({ country }) => ({ order, country })),
  }

  function buildQueryState(): OrderQueryState {
    if (data) return { status: 'ready', ...data }
    if (status === 'failed') return { status: error && isUnknownOrder(error) ? 'unknown' : 'failed' }
    return { status: isInitialized && id === null ? 'unknown' : 'loading' }
  }
}

const fetchOrder =
  (id: number): AppThunk<Promise<OrderWithCountry>> =>
  async (dispatch, _getState, { client }) => {
    const [order, countries] = await Promise.all([loadOrder(client, id), dispatch(fetchOrderCountries())])
    return { order, country: findOrderCountry(order, countries) }
  }

/** True if the order does not exist or the session may not read it. The page then offers no retry. */
const isUnknownOrder = ({ status }: RecordedError) => status !== undefined && [400, 401, 403, 404, 422].includes(status)

/** Resolves to null after a failure, because the page can show an order without its country's name. */
export const fetchOrderCountries = (): AppThunk<Promise<Country[] | null>> => (dispatch) =>
  import('../../store/checkout/loadCountries').then(({ loadCountries }) => dispatch(loadCountries())).catch(() => null)

/** Returns the country of delivery, or that of the invoice if nothing is delivered; null if it is unknown. */
export const findOrderCountry = (
  { delivery_address: deliveryAddress, invoice_address: invoiceAddress }: Order,
  countries: readonly Country[] | null,
): Country | null =>
  countries?.find(({ id_country }) => id_country === (deliveryAddress ?? invoiceAddress)?.id_country) ?? null
