import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { idempotencyHeader, maxIdempotencyKeyLength } from '../../contract/limits'
import { createValidationError } from './ShopError'

export const createToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash that the database stores instead of the token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Returns the token in a header; null if it is missing, or much longer than the tokens of the sandbox. */
const readToken = (c: Context, header: string): string | null => {
  const token = c.req.header(header)?.trim()
  return token && token.length <= 100 ? token : null
}

export const readCartToken = (c: Context): string | null => readToken(c, 'CartToken')
export const readCustomerToken = (c: Context): string | null => readToken(c, 'CustomerToken')

/** Returns the hash of a request's idempotency key; null without a key. A key that is too long gives 422 invalid. */
export function readKeyHash(c: Context): string | null {
  const key = c.req.header(idempotencyHeader)?.trim()
  if (!key) return null
  if (key.length > maxIdempotencyKeyLength) throw createValidationError(idempotencyHeader, 'is too long')
  return hashToken(key)
}
