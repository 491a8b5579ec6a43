import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../store/http/ApiError'
import { loadOrder } from '../../store/order/orderApi'
import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import type { AppThunk } from '../../store/services'
import { findOrderCountry, fetchCountries } from './orderCountries'
import { selectCustomerId, selectLogouts } from '../../store/session/sessionSelectors'
import { selectIsInitialized } from '../../store/appSlice'

/** An order, and the country that it goes to when the shop could be asked for it. */
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

/** An order that is not there, or is somebody else's: the shopper is told the same, and trying again is no use. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && [400, 401, 403, 404, 422].includes(error.status)

/**
 * The order that the address names, for the session of this browser.
 * @param idIn finds its id; must be the same function at every render
 */
export function useOrder(idIn: (address: Location) => number | null) {
  const dispatch = useStoreDispatch()
  const started = useStoreSelector(selectIsInitialized)
  // Who logs in again after the session ended in the midst of asking is asked for anew; what shows already stays.
  const customer = useStoreSelector(selectCustomerId)
  // Who logs out, here or in another tab, wants nothing of it isCancelled (SPEC §4).
  const logouts = useStoreSelector(selectLogouts)
  const [state, setState] = useState<OrderState>({ status: 'loading' })
  /** The log-outs there had been when it came. */
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
  /** The order as the shop has it after a change. */
  const replace = (order: Order) =>
    setState((before) => ({
      status: 'ready',
      order,
      country: before.status === 'ready' ? before.country : null,
    }))
  return { state, retry, replace }
}
