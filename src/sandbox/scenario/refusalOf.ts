import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ShopError } from '../http/ShopError'
import type { Call } from './matchesCall'
import type { Scenario } from './scenarioShape'

/** What the shop itself says with these statuses. */
const usualTypes: Record<number, string> = {
  400: 'bad_request',
  401: 'not_logged_in',
  404: 'not_found',
  409: 'cart_changed',
  410: 'product_gone',
  413: 'too_large',
  422: 'invalid',
  429: 'too_many_attempts',
}

const refuse = (status: number, type: string, data: unknown) =>
  new ShopError(status as ContentfulStatusCode, type, 'A scenario of the sandbox', data)

/** The refusal of a call in a scenario, in place of what the shop would do; null when the shop does it. */
export function refusalOf({ status, type, data, cart, stock }: Scenario, { method, path }: Call): ShopError | null {
  if (status !== undefined) return refuse(status, type ?? usualTypes[status] ?? 'error', data ?? null)
  if (method === 'GET' || !path.startsWith('/v1/cart')) return null
  if (cart === 'closed') return refuse(409, 'cart_closed', { closed: true })
  const pays = path === '/v1/cart/payment'
  if (pays && (cart === 'changed' || stock)) return refuse(409, 'cart_changed', { changed: true })
  const wantsPieces = path.startsWith('/v1/cart/items') && method !== 'DELETE'
  return stock && wantsPieces ? refuse(409, 'out_of_stock', { stock: 0 }) : null
}
