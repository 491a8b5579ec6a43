import { Hono } from 'hono'
import { langOfRequest } from '../http/language'
import { pathId } from '../http/payload'
import { notFound } from '../http/ShopError'
import { customerToken } from '../http/tokens'
import { presentOrder } from '../presenters/order'
import { customerOf } from '../records/customer'
import { readOrder } from '../records/order'
import type { Shop } from '../shop'

/** GET /v1/orders/{id}, for the customer whose order it is; for anyone else it does not exist. */
export function orderRoutes({ database }: Shop): Hono {
  const routes = new Hono()
  routes.get('/orders/:id', (c) => {
    const id = pathId(c, 'id')
    const customer = customerOf(database, customerToken(c))
    const order = id && customer ? readOrder(database, id, customer.id_customer) : undefined
    if (!order) throw notFound('order')
    return c.json(presentOrder(order, langOfRequest(c)))
  })
  return routes
}
