import { CartContent } from '../../features/cart/CartContent'
import { CartOffers } from '../../features/offers/CartOffers'
import { VoucherField } from '../../features/sidePanel/voucher/VoucherField'
import { keepForLater } from '../../features/wishlist/keepForLater'

/** The cart with what other features put into its page. */
export function WholeCart() {
  return <CartContent offers={<CartOffers />} voucherField={<VoucherField />} keepForLater={keepForLater} />
}
