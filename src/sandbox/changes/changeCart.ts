import type { Context } from 'hono'
import type { CartAnswer } from '../../contract/cart'
import { langOfRequest } from '../http/language'
import { ShopError } from '../http/ShopError'
import { customerToken } from '../http/tokens'
import { presentCart } from '../presenters/cart'
import { cartState, type CartRow } from '../records/cart'
import { customerOf } from '../records/customer'
import { priceCart } from '../rules/priceCart'
import { requestedCart } from '../session/requestedCart'
import type { Shop } from '../shop'
import { adoptCustomer } from './adoptCustomer'
import { endPayments } from './endPayments'
import { settleCarrier } from './settleCarrier'

/** What a change did, in the API's own terms (SPEC §8). */
export interface Happened {
  type: string
  data?: unknown
}

/** The open cart of the request. A closed one is 409 cart_closed, none is 404 cart_not_found. */
export function openCart(shop: Shop, c: Context): { cart: CartRow; token: string } {
  const found = requestedCart(shop, c)
  if (!found) throw new ShopError(404, 'cart_not_found', 'There is no cart for this CartToken')
  if (found.cart.closed === 1)
    throw new ShopError(409, 'cart_closed', 'This cart was ordered already', { closed: true })
  return found
}

/** The cart answer for a cart as it is now. */
export function cartAnswer(shop: Shop, id_cart: number, token: string, c: Context, happened?: Happened): CartAnswer {
  const state = cartState(shop, id_cart)
  return { cart: presentCart(state, priceCart(state), token, langOfRequest(c)), ...happened }
}

/** Does one change to the request's open cart in one transaction and answers the cart after it. */
export function changeCart(shop: Shop, c: Context, change: (cart: CartRow) => Happened): CartAnswer {
  return shop.database.transaction(() => {
    const { cart, token } = openCart(shop, c)
    endPayments(shop.database, cart.id_cart)
    adoptCustomer(shop, cart, customerOf(shop.database, customerToken(c)))
    const happened = change(cart)
    settleCarrier(shop, cart.id_cart)
    return cartAnswer(shop, cart.id_cart, token, c, happened)
  })
}
