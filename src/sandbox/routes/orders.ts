import { Hono } from 'hono'
import { langOfRequest } from '../http/language'
import { presentOrder } from '../presenters/order'
import { ownOrder } from '../session/ownOrder'
import type { Shop } from '../shop'

/** GET /v1/orders/{id}, for the customer whose order it is; for anyone else it does not exist. */
export function orderRoutes(shop: Shop): Hono {
  const routes = new Hono()
  routes.get('/orders/:id', (c) => c.json(presentOrder(ownOrder(shop, c), langOfRequest(c), shop.now())))
  return routes
}
