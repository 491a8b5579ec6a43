import type { FindOrderPayload, WithdrawPayload } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import {
  order,
  orderAgainAnswer,
  type OrderAgainAnswer,
  orderList,
  type Order,
  type OrderList,
} from '../../contract/order'
import type { AppThunk } from '../AppThunk'
import { changeCart } from '../cart/changeCart'
import type { Outcome } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { requestAnswer, requireAnswer } from '../http/links'

/** The order must belong to the session's customer (SPEC §7). */
export const loadOrder = (client: ApiClient, id_order: number) =>
  requireAnswer(client.request(`/v1/orders/${encodeURIComponent(id_order)}`, order))

/** The response contains the latest ten orders, latest first. */
export const loadOrders = (client: ApiClient, links: Links, signal?: AbortSignal) =>
  requestAnswer(client, links, 'my_orders', orderList, { signal })

/** The list must have a `next` link. */
export const loadMoreOrders = (client: ApiClient, { _links }: OrderList, signal?: AbortSignal) =>
  requestAnswer(client, _links, 'next', orderList, { signal })

/** Finds a guest's order by its number and email address. */
export const fetchFoundOrder = (client: ApiClient, links: Links, payload: FindOrderPayload) =>
  requestAnswer(client, links, 'find_order', order, { method: 'POST', payload })

/** A found order has a key, which replaces a session. The key is sent in the payload, because servers log URLs. */
const getOrderKey = ({ order_key }: Order) => (order_key === undefined ? {} : { order_key })

/** The items that are still available are added to the cart whose token the request carries, or to a new cart. */
export const sendOrderAgain = (client: ApiClient, placedOrder: Order) =>
  requestAnswer(client, placedOrder._links, 'order_again', orderAgainAnswer, {
    method: 'POST',
    payload: getOrderKey(placedOrder),
  })

/** The response is the updated order. A repeated request changes nothing. */
export const sendWithdrawal = (client: ApiClient, placedOrder: Order, request: WithdrawPayload) =>
  requestAnswer(client, placedOrder._links, 'withdraw', order, {
    method: 'POST',
    payload: { ...request, ...getOrderKey(placedOrder) },
  })

/**
 * Adds the items of an order to the cart again, as far as they are available. The shop API raises the quantities in the
 * cart to those of the order, so a second press or a repeated request adds nothing.
 */
export const orderAgain =
  (order: Order): AppThunk<Promise<Outcome<OrderAgainAnswer | null>>> =>
  (dispatch, _getState, { client }) =>
    dispatch(changeCart(() => sendOrderAgain(client, order), { isAddition: true }))
