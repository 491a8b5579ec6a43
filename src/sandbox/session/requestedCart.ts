import type { Context } from 'hono'
import { createHash } from 'node:crypto'
import { cartToken, customerToken, hashToken, newToken } from '../http/tokens'
import { type CartRow, findCart } from '../queries/cart'
import { findCustomer } from '../queries/customer'
import type { SandboxContext } from '../context'

/**
 * The cart that the request's CartToken opens, open or closed. To the session of somebody else than its customer there is
 * none: who comes next at a shared computer sees nothing of who was there. Logging in takes the cart along
 * (routes/cart/cartAdjustments), so that a shopper's own never is somebody else's.
 */
export function findRequestedCart(
  { database }: SandboxContext,
  c: Context,
): { cart: CartRow; token: string } | undefined {
  const token = cartToken(c)
  const cart = findCart(database, token)
  if (!cart || token === null) return undefined
  const customer = findCustomer(database, customerToken(c))
  const isOthers = customer && cart.id_customer !== null && cart.id_customer !== customer.id_customer
  return isOthers ? undefined : { cart, token }
}

/**
 * The latest open cart of a session's customer that has something in it, with a token for it: a cart can have several, so
 * that the browser it was begun in keeps its own. The same session gets the same token every time.
 */
export function openCustomerCart(
  { database }: SandboxContext,
  session: string | null,
): { id_cart: number; token: string } | null {
  const customer = findCustomer(database, session)
  const cart =
    customer &&
    database.one<{ id_cart: number }>(
      `SELECT id_cart FROM cart WHERE id_customer = ? AND closed = 0
        AND EXISTS (SELECT 1 FROM cart_item WHERE cart_item.id_cart = cart.id_cart) ORDER BY id_cart DESC LIMIT 1`,
      customer.id_customer,
    )
  if (!cart) return null
  const token = createHash('sha256').update(`cart ${cart.id_cart} of ${session}`).digest('base64url')
  database.run('INSERT OR IGNORE INTO cart_token VALUES (?, ?)', hashToken(token), cart.id_cart)
  return { id_cart: cart.id_cart, token }
}

/** The request's open cart; a new one, in the shop's first country, when it has none. */
export function openOrCreateCart(context: SandboxContext, c: Context): { cart: CartRow; token: string } {
  const { database } = context
  const known = findRequestedCart(context, c)
  if (known?.cart.closed === 0) return known
  const token = newToken()
  database.insert(
    'INSERT INTO cart (token_hash, id_country) VALUES (?, (SELECT id_country FROM country ORDER BY position LIMIT 1))',
    hashToken(token),
  )
  const cart = findCart(database, token)
  if (!cart) throw new Error('The new cart is not in the database')
  return { cart, token }
}
