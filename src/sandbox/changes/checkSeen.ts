import { ShopError } from '../http/ShopError'
import { cartState } from '../records/cart'
import { cartDigest } from '../rules/cartDigest'
import { priceCart } from '../rules/priceCart'
import type { Shop } from '../shop'

/** Refuses as 409 cart_changed what is asked for a cart that is no longer as it was `seen` (its digest; none: not said). */
export function checkSeen(shop: Shop, id_cart: number, seen: string | undefined): void {
  if (seen === undefined) return
  const state = cartState(shop, id_cart)
  if (seen !== cartDigest(state, priceCart(state))) {
    throw new ShopError(409, 'cart_changed', 'The cart changed since it was seen', { changed: true })
  }
}
