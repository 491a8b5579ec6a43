import type { Context } from 'hono'
import { cartToken, hashToken, newToken } from '../http/tokens'
import { cartOfToken, type CartRow } from '../records/cart'
import type { Shop } from '../shop'

/** The request's open cart; a new one, in the shop's first country, when it has none. */
export function cartOfRequest({ database }: Shop, c: Context): { cart: CartRow; token: string } {
  const given = cartToken(c)
  const known = cartOfToken(database, given)
  if (known && given !== null && known.closed === 0) return { cart: known, token: given }
  const token = newToken()
  database.insert(
    'INSERT INTO cart (token_hash, id_country) VALUES (?, (SELECT id_country FROM country ORDER BY position LIMIT 1))',
    hashToken(token),
  )
  const cart = cartOfToken(database, token)
  if (!cart) throw new Error('The new cart is not in the database')
  return { cart, token }
}
