import { order, type Order } from '../contract/order'
import type { ShopClient } from './client'
import { needed } from './follow'

/** GET /v1/orders/{id} (SPEC §7), for the customer of the session token. */
export const loadOrder = (client: ShopClient, id_order: number): Promise<Order> =>
  needed(client.request(`/v1/orders/${encodeURIComponent(id_order)}`, order))
