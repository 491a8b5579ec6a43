import type { Context } from 'hono'
import { idempotencyHeader } from '../../../contract/limits'
import type { SandboxContext } from '../../context'
import { createCartClosedError, createInvalidError, ShopError } from '../../http/ShopError'
import { hashToken, createToken, readCustomerToken, readIdempotencyKey } from '../../http/tokens'
import { findCustomer } from '../../queries/customer'
import { findRequestedCart } from '../../session/requestedCart'

/**
 * Finds the cart of an earlier addition with the same key; null if there is none. A request without that
 * cart's token gets a new token, because the response with the first token may have been lost. A key of another
 * addition gives 422 invalid, the cart of another customer 404 cart_not_found, and a cart that was ordered since 409
 * cart_closed.
 */
export function findRepeatedAddition(
  context: SandboxContext,
  c: Context,
  addedPayload: object,
): { id_cart: number; token: string } | null {
  const { database } = context
  const key = readIdempotencyKey(c)
  const addition = database.one<{ id_cart: number; payload: string; closed: number; id_customer: number | null }>(
    'SELECT id_cart, payload, closed, id_customer FROM cart_addition JOIN cart USING (id_cart) WHERE key_hash = ?',
    key && hashToken(key),
  )
  if (!addition) return null
  const { id_cart, payload, closed, id_customer } = addition
  if (payload !== JSON.stringify(addedPayload))
    throw createInvalidError(idempotencyHeader, 'belongs to another addition')
  const customerId = findCustomer(database, readCustomerToken(c))?.id_customer ?? null
  if (id_customer !== null && id_customer !== customerId) {
    throw new ShopError(404, 'cart_not_found', 'This is the cart of another customer')
  }
  if (closed === 1) throw createCartClosedError()
  const requestedCart = findRequestedCart(context, c)
  if (requestedCart?.cart.id_cart === id_cart) return { id_cart, token: requestedCart.token }
  const token = createToken()
  database.insertRow('cart_token', { token_hash: hashToken(token), id_cart })
  return { id_cart, token }
}

export function recordAddition({ database }: SandboxContext, c: Context, id_cart: number, addedPayload: object): void {
  const key = readIdempotencyKey(c)
  if (key === null) return
  database.insertRow('cart_addition', { key_hash: hashToken(key), id_cart, payload: addedPayload })
}
