import { CartContent } from '../../features/cart/CartContent'
import { keepForLater } from '../../features/wishlist/keepForLater'

/** The cart, which saves items for later on the wishlist. */
export function CartSections() {
  return <CartContent keepForLater={keepForLater} />
}
