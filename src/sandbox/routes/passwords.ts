import { Hono } from 'hono'
import type { Shop } from '../shop'

/** POST password reset and set, and the change of a password. */
export function passwordRoutes(_shop: Shop): Hono {
  return new Hono()
}
