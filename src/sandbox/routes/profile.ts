import { Hono } from 'hono'
import type { Shop } from '../shop'

/** Update profile, log out, download of one's data and the end of an account. */
export function profileRoutes(_shop: Shop): Hono {
  return new Hono()
}
