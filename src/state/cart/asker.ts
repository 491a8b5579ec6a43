import type { Cart } from '../../contract/cart'
import type { ShopState } from '../store'

/** Who asks for a change, and of which cart. */
export interface Asker {
  session: string | null
  cart: string | null
  logouts: number
}

export const askerOf = ({ session, cart }: ShopState): Asker => ({
  session: session.token,
  cart: cart.token,
  logouts: cart.logouts,
})

/** Whether it is still the same shopper: nobody has logged out since, here or in another tab. */
const sameShopper = (asked: Asker, now: Asker) =>
  asked.logouts === now.logouts && (asked.session === null || asked.session === now.session)

/** Whether what was asked for still concerns the cart that this tab has. */
export const sameCart = (asked: Asker, now: Asker): boolean => sameShopper(asked, now) && asked.cart === now.cart

/**
 * Whether the answer to a change is for this tab to show. Another tab may have been told meanwhile that the cart is
 * closed, and have taken its token away: then a new cart, which this answer brings, is the only one that there is.
 */
export function concerns(answered: Cart | null, asked: Asker, now: Asker): boolean {
  if (sameCart(asked, now)) return true
  const token = answered?.token ?? null
  const onlyOne = now.cart === null && token !== asked.cart
  return sameShopper(asked, now) && token !== null && (token === now.cart || onlyOne)
}
