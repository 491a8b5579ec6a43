import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../store/http/ApiError'
import { loadOrder } from '../../store/order/orderApi'
import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import type { AppThunk } from '../../store/services'
import { findOrderCountry, fetchCountries } from './orderCountries'

/** An order with the country that it is delivered to; null when the countries could not be fetched. */
export interface KnownOrder {
  order: Order
  country: Country | null
}

type OrderState = { status: 'loading' | 'unknown' | 'failed' } | ({ status: 'ready' } & KnownOrder)

const fetchOrder =
  (id: number): AppThunk<Promise<KnownOrder>> =>
  async (dispatch, _getState, { client }) => {
    const [order, countries] = await Promise.all([loadOrder(client, id), dispatch(fetchCountries())])
    return { order, country: findOrderCountry(order, countries) }
  }

/** Whether the order is missing or belongs to another customer. Both have the same message, and no retry. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && [400, 401, 403, 404, 422].includes(error.status)

/**
 * Returns the order that the page's URL names, fetched with this browser's session.
 * @param idIn reads the order's id; it must be the same function in every render
 */
export function useOrder(idIn: (address: Location) => number | null) {
  const dispatch = useStoreDispatch()
  const started = useStoreSelector(({ app }) => app.status === 'initialized')
  // A login after the session expired during the request fetches again; an order that is shown already stays.
  const customer = useStoreSelector(({ session }) => session.customer?.id_customer)
  // After a logout, here or in another tab, nothing of the order stays (SPEC §4).
  const logouts = useStoreSelector(({ cart }) => cart.logouts)
  const [state, setState] = useState<OrderState>({ status: 'loading' })
  /** The number of logouts when the order was received. */
  const known = useRef<number | null>(null)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    if (!started || known.current === logouts) return undefined
    const id = idIn(window.location)
    if (id === null) {
      setState({ status: 'unknown' })
      return undefined
    }
    let isCancelled = false
    const show = (next: OrderState) => {
      if (isCancelled) return
      known.current = next.status === 'ready' ? logouts : null
      setState(next)
    }
    setState({ status: 'loading' })
    dispatch(fetchOrder(id)).then(
      (known) => show({ status: 'ready', ...known }),
      (error: unknown) => show({ status: isUnknown(error) ? 'unknown' : 'failed' }),
    )
    return () => {
      isCancelled = true
    }
  }, [dispatch, started, customer, logouts, attempt, idIn])

  const retry = () => setAttempt(attempt + 1)
  /** Replaces the order by the API's answer to a change. */
  const replace = (order: Order) =>
    setState((before) => ({
      status: 'ready',
      order,
      country: before.status === 'ready' ? before.country : null,
    }))
  return { state, retry, replace }
}
