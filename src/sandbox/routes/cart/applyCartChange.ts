import type { Context } from 'hono'
import type { CartAnswer } from '../../../contract/cart'
import { readLang } from '../../http/language'
import { ShopError } from '../../http/ShopError'
import { readCustomerToken } from '../../http/tokens'
import { serializeCart } from '../../serializers/cart'
import { readCartState, type CartRow } from '../../queries/cart'
import { findCustomer } from '../../queries/customer'
import { priceCart } from '../../rules/priceCart'
import { findRequestedCart } from '../../session/requestedCart'
import type { SandboxContext } from '../../context'
import { adoptCustomer, endPayments, settleCarrier } from './cartAdjustments'

/** The result of a change, with the types of the API (SPEC §8). */
export interface ChangeResult {
  type: string
  data?: unknown
}

/** Returns the request's open cart. A closed cart gives 409 cart_closed, and a missing one 404 cart_not_found. */
export function findOpenCart(context: SandboxContext, c: Context): { cart: CartRow; token: string } {
  const found = findRequestedCart(context, c)
  if (!found) throw new ShopError(404, 'cart_not_found', 'There is no cart for this CartToken')
  if (found.cart.closed === 1)
    throw new ShopError(409, 'cart_closed', 'This cart was ordered already', { closed: true })
  return found
}

export function buildCartAnswer(
  context: SandboxContext,
  id_cart: number,
  token: string,
  c: Context,
  happened?: ChangeResult,
): CartAnswer {
  const state = readCartState(context, id_cart)
  return { cart: serializeCart(state, priceCart(state), token, readLang(c)), ...happened }
}

/** Makes one change to the request's open cart in a transaction, and returns the changed cart. */
export function applyCartChange(
  context: SandboxContext,
  c: Context,
  change: (cart: CartRow) => ChangeResult,
): CartAnswer {
  return context.database.transaction(() => {
    const { cart, token } = findOpenCart(context, c)
    endPayments(context.database, cart.id_cart)
    adoptCustomer(context, cart, findCustomer(context.database, readCustomerToken(c)))
    const happened = change(cart)
    settleCarrier(context, cart.id_cart)
    return buildCartAnswer(context, cart.id_cart, token, c, happened)
  })
}
