import type { Context } from 'hono'
import type { CartAnswer } from '../../../contract/cart'
import { idempotencyHeader } from '../../../contract/limits'
import { readLanguage } from '../../http/language'
import { createCartClosedError, createValidationError, ShopError } from '../../http/ShopError'
import { createToken, hashToken, readCustomerToken, readKeyHash } from '../../http/tokens'
import { serializeCart } from '../../serializers/cart'
import { readCartRecord, type CartRow } from '../../queries/cart'
import { findCustomer } from '../../queries/customer'
import { priceCart } from '../../rules/priceCart'
import { findRequestedCart, openOrCreateCart, type RequestedCart } from '../../session/requestedCart'
import type { SandboxContext } from '../../context'
import { assignCustomer, dropVouchers, endPayments, dropUnavailableCarrier } from './cartAdjustments'

/** The result of a change, with the types of the API (SPEC §8). */
export interface ChangeResult {
  type: string
  data?: object | undefined
}

/** Returns the request's open cart. A closed cart gives 409 cart_closed, and a missing cart 404 cart_not_found. */
export function requireOpenCart(context: SandboxContext, c: Context): RequestedCart {
  const requestedCart = findRequestedCart(context, c)
  if (!requestedCart) throw new ShopError(404, 'cart_not_found', 'There is no cart for this CartToken')
  if (requestedCart.cart.closed === 1) throw createCartClosedError()
  return requestedCart
}

export function serializeRequestedCart(context: SandboxContext, id_cart: number, token: string, c: Context) {
  const record = readCartRecord(context, id_cart)
  return serializeCart(record, priceCart(record), token, readLanguage(c))
}

/** Changes the request's open cart in a transaction, and responds with the changed cart. */
export const applyCartChange = (context: SandboxContext, c: Context, change: (cart: CartRow) => ChangeResult) =>
  c.json(
    context.database.transaction((): CartAnswer => {
      const { cart, token } = requireOpenCart(context, c)
      const result = changeCart(context, c, cart, change)
      return { cart: serializeRequestedCart(context, cart.id_cart, token, c), ...result }
    }),
  )

/**
 * Makes an addition to the request's open cart, or to a new cart, in a transaction, and responds with the cart. A
 * repeated request with the same key adds nothing, and its result is `repeatedResult`.
 */
export const applyCartAddition = (
  context: SandboxContext,
  c: Context,
  { payload, repeatedResult }: { payload: object; repeatedResult: ChangeResult },
  add: (cart: CartRow) => ChangeResult,
) =>
  c.json(
    context.database.transaction((): CartAnswer => {
      const key_hash = readKeyHash(c)
      const repeatedAddition = findRepeatedAddition(context, c, key_hash, payload)
      if (repeatedAddition) {
        const { id_cart, token } = repeatedAddition
        return { cart: serializeRequestedCart(context, id_cart, token, c), ...repeatedResult }
      }
      const { cart, token } = openOrCreateCart(context, c)
      const result = changeCart(context, c, cart, add)
      if (key_hash !== null) context.database.insertRow('cart_addition', { key_hash, id_cart: cart.id_cart, payload })
      return { cart: serializeRequestedCart(context, cart.id_cart, token, c), ...result }
    }),
  )

/**
 * Finds the cart of an earlier addition with the same key; null if there is none. A request without that
 * cart's token gets a new token, because the response with the first token may have been lost. A key of another
 * addition gives 422 invalid, the cart of another customer 404 cart_not_found, and a cart that was ordered since 409
 * cart_closed.
 */
function findRepeatedAddition(
  context: SandboxContext,
  c: Context,
  key_hash: string | null,
  addedPayload: object,
): { id_cart: number; token: string } | null {
  const { database } = context
  const addition = database.one<{ id_cart: number; payload: string; closed: number; id_customer: number | null }>(
    'SELECT id_cart, payload, closed, id_customer FROM cart_addition JOIN cart USING (id_cart) WHERE key_hash = ?',
    key_hash,
  )
  if (!addition) return null
  const { id_cart, payload, closed, id_customer } = addition
  if (payload !== JSON.stringify(addedPayload))
    throw createValidationError(idempotencyHeader, 'belongs to another addition')
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

/**
 * Changes an open cart of the request. The pending payments of the cart end first, because the change may need the
 * items that they have reserved. Must run in a transaction.
 */
export function changeCart<Result>(
  context: SandboxContext,
  c: Context,
  cart: CartRow,
  change: (cart: CartRow) => Result,
): Result {
  endPayments(context.database, cart.id_cart)
  assignCustomer(context, cart, findCustomer(context.database, readCustomerToken(c)))
  const result = change(cart)
  dropUnavailableCarrier(context, cart.id_cart)
  return result
}

/** Removes the vouchers that no longer apply, and describes the change to the line items. */
export function describeLineChange(
  context: SandboxContext,
  id_cart: number,
  type: string,
  data?: object,
): ChangeResult {
  const vouchers_removed = dropVouchers(context, id_cart)
  return { type, data: vouchers_removed.length === 0 ? data : { ...data, vouchers_removed } }
}
