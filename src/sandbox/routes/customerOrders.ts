import { Hono } from 'hono'
import type { Shop } from '../shop'

/** GET my_orders, order again, withdrawal, and the look-up of a guest's order. */
export function customerOrderRoutes(_shop: Shop): Hono {
  return new Hono()
}
