import type { Context } from 'hono'
import { hashToken, newToken } from '../http/tokens'
import { cartOfToken, type CartRow } from '../records/cart'
import { requestedCart } from '../session/requestedCart'
import type { Shop } from '../shop'

/** The request's open cart; a new one, in the shop's first country, when it has none. */
export function cartOfRequest(shop: Shop, c: Context): { cart: CartRow; token: string } {
  const { database } = shop
  const known = requestedCart(shop, c)
  if (known?.cart.closed === 0) return known
  const token = newToken()
  database.insert(
    'INSERT INTO cart (token_hash, id_country) VALUES (?, (SELECT id_country FROM country ORDER BY position LIMIT 1))',
    hashToken(token),
  )
  const cart = cartOfToken(database, token)
  if (!cart) throw new Error('The new cart is not in the database')
  return { cart, token }
}
