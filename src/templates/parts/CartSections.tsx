import { CartContent } from '../../features/cart/CartContent'
import { CartPromotions } from '../../features/cart/discounts/CartPromotions'
import { VoucherField } from '../../features/cart/discounts/VoucherField'
import { keepForLater } from '../../features/wishlist/keepForLater'

/** The cart with the sections that other features add to its page. */
export function CartSections() {
  return <CartContent promotions={<CartPromotions />} voucherField={<VoucherField />} keepForLater={keepForLater} />
}
