import { Hono } from 'hono'
import type { Shop } from '../shop'

/** GET my_addresses, create, and each address's update and delete. */
export function addressRoutes(_shop: Shop): Hono {
  return new Hono()
}
