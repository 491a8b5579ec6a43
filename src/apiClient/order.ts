import type { FindOrder, Withdraw } from '../contract/accountRequests'
import type { Links } from '../contract/links'
import { order, orderAgain, orderList, type Order, type OrderAgain, type OrderList } from '../contract/order'
import type { ShopClient } from './client'
import { follow, linkNamed, needed } from './follow'

/** GET /v1/orders/{id} (SPEC §7), for the customer of the session token. */
export const loadOrder = (client: ShopClient, id_order: number): Promise<Order> =>
  needed(client.request(`/v1/orders/${encodeURIComponent(id_order)}`, order))

/** GET my_orders link of the session: the first ten, the latest first. */
export const loadOrders = (client: ShopClient, links: Links): Promise<OrderList> =>
  needed(follow(client, linkNamed(links, 'my_orders'), orderList))

/** The next link of a list of orders; only when it carries one. */
export const loadMoreOrders = (client: ShopClient, { _links }: OrderList): Promise<OrderList> =>
  needed(follow(client, linkNamed(_links, 'next'), orderList))

/** POST find_order link of the root: a guest's order by its number and e-mail address. */
export const findOrder = (client: ShopClient, links: Links, wanted: FindOrder): Promise<Order> =>
  needed(follow(client, linkNamed(links, 'find_order'), order, { method: 'POST', payload: wanted }))

/** Stands in for a session when the order was found by its number; in the payload, since addresses are written down. */
const keyOf = ({ order_key }: Order) => (order_key === undefined ? {} : { order_key })

/** order_again link of an order: what can still be had of it goes into the request's cart. */
export const sendOrderAgain = (client: ShopClient, placed: Order): Promise<OrderAgain> =>
  needed(
    follow(client, linkNamed(placed._links, 'order_again'), orderAgain, { method: 'POST', payload: keyOf(placed) }),
  )

/** withdraw link of an order: pieces that go back. Answers the order as it is then; asked once more, the same. */
export const withdraw = (client: ShopClient, placed: Order, request: Withdraw): Promise<Order> =>
  needed(
    follow(client, linkNamed(placed._links, 'withdraw'), order, {
      method: 'POST',
      payload: { ...request, ...keyOf(placed) },
    }),
  )
