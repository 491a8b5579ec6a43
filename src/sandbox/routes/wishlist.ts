import { Hono } from 'hono'
import type { Shop } from '../shop'

/** GET my_wishlist, its changes, and the public link. */
export function wishlistRoutes(_shop: Shop): Hono {
  return new Hono()
}
