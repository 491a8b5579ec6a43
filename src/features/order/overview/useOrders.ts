import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../store/http/ApiError'
import { loadMoreOrders, loadOrders } from '../../../store/order/orderApi'
import type { Country } from '../../../contract/catalogue'
import type { Order, OrderList } from '../../../contract/order'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import { fetchCountries } from '../orderCountries'
import { saveOrderPages, readOrderPages } from './orderPages'
import type { AppThunk } from '../../../store/services'
import { selectCustomerId } from '../../../store/session/sessionSelectors'

interface KnownOrders {
  orders: Order[]
  /** The list that came last: it says how many there are in all, and whether more follow. */
  last: OrderList
  countries: Country[] | null
}

const nextOrders =
  (last: OrderList): AppThunk<Promise<OrderList>> =>
  (_dispatch, _getState, { client }) =>
    loadMoreOrders(client, last)

/** An order that was placed meanwhile moves the others on to the next page: each shows once. */
function added({ orders, countries }: KnownOrders, last: OrderList): KnownOrders {
  const known = new Set(orders.map(({ id_order }) => id_order))
  return {
    orders: [...orders, ...last._embedded.orders.filter(({ id_order }) => !known.has(id_order))],
    last,
    countries,
  }
}

/** As many pages as showed before; of a further one that does not come the list has its own button. */
const firstOrders =
  (): AppThunk<Promise<KnownOrders>> =>
  async (dispatch, getState, { client }) => {
    const [last, countries] = await Promise.all([
      loadOrders(client, getState().session.links),
      dispatch(fetchCountries()),
    ])
    let known: KnownOrders = { orders: last._embedded.orders, last, countries }
    for (let page = 1; page < readOrderPages() && known.last._links.next; page += 1) {
      const next = await dispatch(nextOrders(known.last)).catch(failed)
      if (!next) break
      known = added(known, next)
    }
    return known
  }

/** A call that failed is told; an error of our own is not taken for one. */
function failed(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** The customer's orders, the latest first, a page at a time. */
export function useOrders() {
  const dispatch = useStoreDispatch()
  const customer = useStoreSelector(selectCustomerId)
  const [known, setKnown] = useState<KnownOrders | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle')
  const shownNow = useRef(true)

  useEffect(() => {
    // The session has ended: this waits out of sight until its customer has logged in again.
    if (customer === undefined) return undefined
    let isCancelled = false
    shownNow.current = true
    dispatch(firstOrders()).then(
      (loaded) => !isCancelled && setKnown(loaded),
      (error: unknown) => {
        if (!isCancelled) setKnown('failed')
        failed(error)
      },
    )
    return () => {
      isCancelled = true
      shownNow.current = false
    }
  }, [dispatch, customer, attempt])

  const retry = () => {
    setKnown('loading')
    setAttempt(attempt + 1)
  }
  const showMore = async () => {
    if (typeof known === 'string' || more === 'busy') return
    setMore('busy')
    try {
      const next = await dispatch(nextOrders(known.last))
      if (!shownNow.current) return
      setKnown(added(known, next))
      saveOrderPages(readOrderPages() + 1)
      setMore('idle')
    } catch (error) {
      if (shownNow.current) setMore('failed')
      failed(error)
    }
  }
  return { known, retry, more, showMore }
}
