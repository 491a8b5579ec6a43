import { createHash } from 'node:crypto'
import { hashToken } from '../http/tokens'
import { customerOf } from '../records/customer'
import type { Shop } from '../shop'

/**
 * The latest open cart of a session's customer that has something in it, with a token for it: a cart can have several, so
 * that the browser it was begun in keeps its own. The same session gets the same token every time.
 */
export function cartOfCustomer({ database }: Shop, session: string | null): { id_cart: number; token: string } | null {
  const customer = customerOf(database, session)
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
