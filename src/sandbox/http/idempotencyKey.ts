import type { Context } from 'hono'
import { idempotencyHeader, maxIdempotencyKeyLength } from '../../contract/limits'
import { createInvalidError } from './ShopError'

/** Returns the key of a change; null without one. A key that no storefront creates gives 422 invalid. */
export function readIdempotencyKey(c: Context): string | null {
  const key = c.req.header(idempotencyHeader)?.trim()
  if (!key) return null
  if (key.length > maxIdempotencyKeyLength) throw createInvalidError(idempotencyHeader, 'is too long')
  return key
}
