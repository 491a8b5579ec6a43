import { Hono } from 'hono'
import type { Shop } from '../shop'

/** GET my-newsletter, subscribe, unsubscribe, POST newsletter and the links of its letters. */
export function newsletterRoutes(_shop: Shop): Hono {
  return new Hono()
}
