import type { FindOrder, Withdraw } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import { order, orderAgain, orderList, type Order, type OrderAgain, type OrderList } from '../../contract/order'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** GET /v1/orders/{id} (SPEC §7), for the customer of the session token. */
export const loadOrder = (client: ApiClient, id_order: number): Promise<Order> =>
  requireAnswer(client.request(`/v1/orders/${encodeURIComponent(id_order)}`, order))

/** GET my_orders link of the session: the latest ten orders, the latest first. */
export const loadOrders = (client: ApiClient, links: Links): Promise<OrderList> =>
  requireAnswer(followLink(client, getLink(links, 'my_orders'), orderList))

/** The next link of a list of orders; only for a list that has one. */
export const loadMoreOrders = (client: ApiClient, { _links }: OrderList): Promise<OrderList> =>
  requireAnswer(followLink(client, getLink(_links, 'next'), orderList))

/** POST find_order link of the root: a guest's order by its number and email address. */
export const findOrder = (client: ApiClient, links: Links, wanted: FindOrder): Promise<Order> =>
  requireAnswer(followLink(client, getLink(links, 'find_order'), order, { method: 'POST', payload: wanted }))

/**
 * The key of an order that was found by its number, instead of a session. It is in the payload, since servers log URLs.
 */
const getOrderKey = ({ order_key }: Order) => (order_key === undefined ? {} : { order_key })

/** order_again link of an order: adds what is still sold to the cart of the request. */
export const sendOrderAgain = (client: ApiClient, placed: Order): Promise<OrderAgain> =>
  requireAnswer(
    followLink(client, getLink(placed._links, 'order_again'), orderAgain, {
      method: 'POST',
      payload: getOrderKey(placed),
    }),
  )

/** withdraw link of an order: returns items. The answer is the new order; a repeated call changes nothing. */
export const withdraw = (client: ApiClient, placed: Order, request: Withdraw): Promise<Order> =>
  requireAnswer(
    followLink(client, getLink(placed._links, 'withdraw'), order, {
      method: 'POST',
      payload: { ...request, ...getOrderKey(placed) },
    }),
  )
