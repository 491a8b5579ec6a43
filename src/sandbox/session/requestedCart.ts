import type { Context } from 'hono'
import { cartToken, customerToken } from '../http/tokens'
import { cartOfToken, type CartRow } from '../records/cart'
import { customerOf } from '../records/customer'
import type { Shop } from '../shop'

/**
 * The cart that the request's CartToken opens, open or closed. To the session of somebody else than its customer there is
 * none: who comes next at a shared computer sees nothing of who was there. Logging in takes the cart along
 * (changes/adoptCustomer), so that a shopper's own never is somebody else's.
 */
export function requestedCart({ database }: Shop, c: Context): { cart: CartRow; token: string } | undefined {
  const token = cartToken(c)
  const cart = cartOfToken(database, token)
  if (!cart || token === null) return undefined
  const customer = customerOf(database, customerToken(c))
  const isOthers = customer && cart.id_customer !== null && cart.id_customer !== customer.id_customer
  return isOthers ? undefined : { cart, token }
}
