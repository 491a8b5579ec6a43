import type { Context } from 'hono'
import { createHash } from 'node:crypto'
import { readCartToken, readCustomerToken, hashToken, createToken } from '../http/tokens'
import { type CartRow, findCart } from '../queries/cart'
import { findCustomer } from '../queries/customer'
import type { SandboxContext } from '../context'

export interface RequestedCart {
  cart: CartRow
  token: string
}

/**
 * Finds the cart of the request's CartToken, open or closed. If the session and the cart belong to two customers, the
 * cart is not found, so that the next user of a shared computer who logs in does not see it. A login assigns the cart
 * to the customer (routes/cart/cartAdjustments), so customers always find their own cart.
 */
export function findRequestedCart({ database }: SandboxContext, c: Context): RequestedCart | undefined {
  const token = readCartToken(c)
  const cart = findCart(database, token)
  if (!cart || token === null) return undefined
  const customer = findCustomer(database, readCustomerToken(c))
  const hasOtherOwner = customer && cart.id_customer !== null && cart.id_customer !== customer.id_customer
  return hasOtherOwner ? undefined : { cart, token }
}

/**
 * Opens the customer's latest open and non-empty cart, and returns a token for it. A cart can have several tokens, so
 * that the browser in which the cart was created keeps its token. The same session always gets the same token.
 */
export function openCustomerCart(
  { database }: SandboxContext,
  customerToken: string | null,
): RequestedCart | undefined {
  const cart = database.one<CartRow>(
    `SELECT * FROM cart WHERE id_customer = ? AND closed = 0
      AND EXISTS (SELECT 1 FROM cart_item WHERE cart_item.id_cart = cart.id_cart) ORDER BY id_cart DESC LIMIT 1`,
    findCustomer(database, customerToken)?.id_customer,
  )
  if (!cart) return undefined
  const token = createHash('sha256').update(`cart ${cart.id_cart} of ${customerToken}`).digest('base64url')
  database.run('INSERT OR IGNORE INTO cart_token VALUES (?, ?)', hashToken(token), cart.id_cart)
  return { cart, token }
}

/** Finds the request's open cart, or creates one in the first country. */
export function openOrCreateCart(context: SandboxContext, c: Context): RequestedCart {
  const { database } = context
  const requestedCart = findRequestedCart(context, c)
  if (requestedCart?.cart.closed === 0) return requestedCart
  const token = createToken()
  const cart = database.one<CartRow>(
    `INSERT INTO cart (token_hash, id_country) VALUES (?, (SELECT id_country FROM country ORDER BY position LIMIT 1))
      RETURNING *`,
    hashToken(token),
  )!
  return { cart, token }
}
