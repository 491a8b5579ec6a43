import type { Context } from 'hono'
import { invalid } from './ShopError'

/** Which page of a list is asked for: from 1, which is the first. Anything else is 422 invalid. */
export function pageOf(c: Context): number {
  const text = c.req.query('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(text)) throw invalid('page', 'must be a whole number from 1')
  return Number(text)
}
