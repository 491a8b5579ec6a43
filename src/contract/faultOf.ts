import * as v from 'valibot'

/** What a shopper needs to know of a failed call: the API's own terms (`type`, `data`), sorted by what to do about it. */
export type Fault =
  | { kind: 'soldOut' | 'gone' | 'closed' | 'changed' | 'incomplete' | 'carrier' | 'gift' | 'network' | 'other' }
  | { kind: 'stock'; left: number }
  | { kind: 'invalid'; field: string }

/** A failed call as the API client gives it. */
export interface FailedCall {
  code?: string | number
  type?: string
  data?: unknown
  /** HTTP status, when there was an answer. */
  status?: number
}

const kinds: Record<string, Exclude<Fault['kind'], 'stock' | 'invalid'>> = {
  not_found: 'gone',
  cart_not_found: 'closed',
  cart_closed: 'closed',
  cart_changed: 'changed',
  checkout_incomplete: 'incomplete',
  not_logged_in: 'incomplete',
  carrier_unavailable: 'carrier',
  gift_not_possible: 'gift',
}

const stockData = v.object({ stock: v.pipe(v.number(), v.integer(), v.minValue(0)) })
const fieldData = v.object({ field: v.string() })

/** The generic network errors of SPEC §8, and a change of a cart that this browser no longer has. */
const codes: Record<string, 'network' | 'closed'> = {
  ERR_NETWORK: 'network',
  ECONNABORTED: 'network',
  ETIMEDOUT: 'network',
  ERR_NO_CART: 'closed',
}

/** Sorts a failed call. Hostile like any answer: a type that nobody knows, or data of another shape, is `other`. */
export function faultOf({ code = '', type, data, status }: FailedCall): Fault {
  if (status === undefined) return { kind: codes[code] ?? 'other' }
  if (type === 'out_of_stock' && v.is(stockData, data)) {
    return data.stock === 0 ? { kind: 'soldOut' } : { kind: 'stock', left: data.stock }
  }
  if (type === 'invalid' && v.is(fieldData, data)) return { kind: 'invalid', field: data.field }
  return { kind: (type !== undefined && Object.hasOwn(kinds, type) && kinds[type]) || 'other' }
}
