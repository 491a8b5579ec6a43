import type { FindOrder, Withdraw } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import { order, orderAgain, orderList, type Order, type OrderAgain, type OrderList } from '../../contract/order'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** GET /v1/orders/{id} (SPEC §7), for the customer of the session token. */
export const loadOrder = (client: ApiClient, id_order: number): Promise<Order> =>
  requireAnswer(client.request(`/v1/orders/${encodeURIComponent(id_order)}`, order))

/** GET my_orders link of the session: the first ten, the latest first. */
export const loadOrders = (client: ApiClient, links: Links): Promise<OrderList> =>
  requireAnswer(followLink(client, getLink(links, 'my_orders'), orderList))

/** The next link of a list of orders; only when it carries one. */
export const loadMoreOrders = (client: ApiClient, { _links }: OrderList): Promise<OrderList> =>
  requireAnswer(followLink(client, getLink(_links, 'next'), orderList))

/** POST find_order link of the root: a guest's order by its number and e-mail address. */
export const findOrder = (client: ApiClient, links: Links, wanted: FindOrder): Promise<Order> =>
  requireAnswer(followLink(client, getLink(links, 'find_order'), order, { method: 'POST', payload: wanted }))

/** Stands in for a session when the order was found by its number; in the payload, since addresses are written down. */
const getOrderKey = ({ order_key }: Order) => (order_key === undefined ? {} : { order_key })

/** order_again link of an order: what can still be had of it goes into the request's cart. */
export const sendOrderAgain = (client: ApiClient, placed: Order): Promise<OrderAgain> =>
  requireAnswer(
    followLink(client, getLink(placed._links, 'order_again'), orderAgain, {
      method: 'POST',
      payload: getOrderKey(placed),
    }),
  )

/** withdraw link of an order: pieces that go back. Answers the order as it is then; asked once more, the same. */
export const withdraw = (client: ApiClient, placed: Order, request: Withdraw): Promise<Order> =>
  requireAnswer(
    followLink(client, getLink(placed._links, 'withdraw'), order, {
      method: 'POST',
      payload: { ...request, ...getOrderKey(placed) },
    }),
  )
