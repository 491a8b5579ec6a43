import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../store/http/ApiError'
import { loadMoreOrders, loadOrders } from '../../../store/order/orderApi'
import type { Country } from '../../../contract/catalogue'
import type { Order, OrderList } from '../../../contract/order'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import { fetchCountries } from '../orderCountries'
import { saveOrderPages, readOrderPages } from './orderPages'
import type { AppThunk } from '../../../store/services'

interface KnownOrders {
  orders: Order[]
  /** The page that was fetched last, with the number of all orders and the link to the next page. */
  last: OrderList
  countries: Country[] | null
}

const nextOrders =
  (last: OrderList): AppThunk<Promise<OrderList>> =>
  (_dispatch, _getState, { client }) =>
    loadMoreOrders(client, last)

/** Adds a page to the orders. A new order may have moved others to the next page, so that duplicates are dropped. */
function added({ orders, countries }: KnownOrders, last: OrderList): KnownOrders {
  const known = new Set(orders.map(({ id_order }) => id_order))
  return {
    orders: [...orders, ...last._embedded.orders.filter(({ id_order }) => !known.has(id_order))],
    last,
    countries,
  }
}

/** Fetches as many pages as the list showed before. It stops at a page that fails, for which the list has a button. */
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

/** Ignores a failed call, which the list reports, and rethrows any other error. */
function failed(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** Returns the customer's orders, the latest first, one page at a time. */
export function useOrders() {
  const dispatch = useStoreDispatch()
  const customer = useStoreSelector(({ session }) => session.customer?.id_customer)
  const [known, setKnown] = useState<KnownOrders | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle')
  const shownNow = useRef(true)

  useEffect(() => {
    // The session has expired: the hidden page waits for the next login of its customer.
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
