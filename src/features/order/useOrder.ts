import { useEffect, useState } from 'react'
import { ApiError } from '../../api/ApiError'
import { loadOrder } from '../../api/order'
import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import type { ShopThunk } from '../../state/services'
import { orderIdOf } from './orderIdOf'

/** An order, and the country that it goes to when the shop could be asked for it. */
interface KnownOrder {
  order: Order
  country: Country | null
}

type OrderState = { status: 'loading' | 'unknown' | 'failed' } | ({ status: 'ready' } & KnownOrder)

const fetchOrder =
  (id: number): ShopThunk<Promise<KnownOrder>> =>
  async (dispatch, _getState, { client, later }) => {
    const [order, countries] = await Promise.all([
      loadOrder(client, id),
      later.countries().then(
        ({ loadCountries }) => dispatch(loadCountries()),
        // Without it the days are those of home: no reason to keep the order from the shopper.
        () => null,
      ),
    ])
    const { id_country } = order.delivery_address
    return { order, country: countries?.find((one) => one.id_country === id_country) ?? null }
  }

/** An order that is not there, or is somebody else's: the shopper is told the same, and trying again is no use. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && [400, 401, 403, 404, 422].includes(error.status)

/** The order that the address names, for the session of this browser. */
export function useOrder(): { state: OrderState; retry: () => void } {
  const dispatch = useShopDispatch()
  const started = useShopSelector(({ app }) => app.status === 'initialized')
  const [state, setState] = useState<OrderState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    if (!started) return undefined
    const id = orderIdOf(window.location.search)
    if (id === null) {
      setState({ status: 'unknown' })
      return undefined
    }
    let left = false
    const show = (next: OrderState) => {
      if (!left) setState(next)
    }
    dispatch(fetchOrder(id)).then(
      (known) => show({ status: 'ready', ...known }),
      (error: unknown) => show({ status: isUnknown(error) ? 'unknown' : 'failed' }),
    )
    return () => {
      left = true
    }
  }, [dispatch, started, attempt])

  const retry = () => {
    setState({ status: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}
