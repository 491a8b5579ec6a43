import { loadOrder } from '../../store/order/orderApi'
import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { useStoreSelector } from '../../store/hooks'
import type { RecordedError } from '../../store/http/recordedError'
import type { AppThunk } from '../../store/services'
import { useQuery } from '../../store/useQuery'
import { findOrderCountry, fetchCountries } from './orderCountries'

/** An order, and the country that it goes to when that is known. */
export interface KnownOrder {
  order: Order
  country: Country | null
}

type OrderState = { status: 'loading' | 'unknown' | 'failed' } | ({ status: 'ready' } & KnownOrder)

/**
 * The order that the address names, for the session of this browser.
 * @param readId finds its id
 */
export function useOrder(readId: (address: Location) => number | null) {
  const isStarted = useStoreSelector(({ app }) => app.status === 'initialized')
  const customer = useStoreSelector(({ session }) => session.customer?.id_customer)
  const id = isStarted ? readId(window.location) : null
  const { data, status, error, retry, replace } = useQuery(
    // Requested again for a customer who logs in after the session ended meanwhile; an order that shows already stays.
    id === null ? null : `${id} ${customer ?? ''}`,
    () => fetchOrder(id ?? 0),
    { keepsAnswer: true },
  )
  return {
    state: toOrderState(),
    retry,
    /** Puts the order in as the shop has it after a change. */
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
    const [order, countries] = await Promise.all([loadOrder(client, id), dispatch(fetchCountries())])
    return { order, country: findOrderCountry(order, countries) }
  }

/** An order that is not there, or is someone else's: the shopper reads the same, and trying again is no use. */
const isUnknownOrder = ({ status }: RecordedError) => status !== undefined && [400, 401, 403, 404, 422].includes(status)
