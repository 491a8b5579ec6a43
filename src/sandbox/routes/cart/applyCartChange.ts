import type { Context } from 'hono'
import type { CartAnswer } from '../../../contract/cart'
import { readLang } from '../../http/language'
import { createCartClosedError, ShopError } from '../../http/ShopError'
import { readCustomerToken } from '../../http/tokens'
import { serializeCart } from '../../serializers/cart'
import { readCartRecord, type CartRow } from '../../queries/cart'
import { findCustomer } from '../../queries/customer'
import { priceCart } from '../../rules/priceCart'
import { findRequestedCart, openOrCreateCart } from '../../session/requestedCart'
import type { SandboxContext } from '../../context'
import { assignCustomer, dropVouchers, endPayments, dropUnavailableCarrier } from './cartAdjustments'
import { findRepeatedAddition, recordAddition } from './repeatedAddition'

/** The result of a change, with the types of the API (SPEC §8). */
export interface ChangeResult {
  type: string
  data?: object
}

interface RequestedCart {
  cart: CartRow
  token: string
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
  return serializeCart(record, priceCart(record), token, readLang(c))
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
      const repeatedAddition = findRepeatedAddition(context, c, payload)
      if (repeatedAddition) {
        return {
          cart: serializeRequestedCart(context, repeatedAddition.id_cart, repeatedAddition.token, c),
          ...repeatedResult,
        }
      }
      const { cart, token } = openOrCreateCart(context, c)
      const result = changeCart(context, c, cart, add)
      recordAddition(context, c, cart.id_cart, payload)
      return { cart: serializeRequestedCart(context, cart.id_cart, token, c), ...result }
    }),
  )

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

/** Removes the vouchers that no longer apply, and describes the change to the lines. */
export function describeLineChange(
  context: SandboxContext,
  id_cart: number,
  type: string,
  data?: object,
): ChangeResult {
  const droppedCodes = dropVouchers(context, id_cart)
  if (droppedCodes.length === 0) return { type, ...(data && { data }) }
  return { type, data: { ...data, vouchers_removed: droppedCodes } }
}
