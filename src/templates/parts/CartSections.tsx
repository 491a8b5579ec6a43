import { CartContent } from '../../features/cart/CartContent'
import { keepForLater } from '../../features/wishlist/keepForLater'

/** The cart, with the wishlist as the place to save an item for later. */
export function CartSections() {
  return <CartContent keepForLater={keepForLater} />
}
