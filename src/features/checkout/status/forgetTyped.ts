import { forgetGiftDraft } from '../giftwrapping/giftDraft'
import { forgetGuestDraft } from '../info/guestDraft'
import { forgetPaymentDraft } from '../payment/paymentDraft'
import { forgetShippingDraft } from '../shipping/shippingDraft'

/** Takes away what was kept of the checkout for this visit: the order is placed. */
export function forgetTyped(): void {
  forgetGuestDraft()
  forgetShippingDraft()
  forgetGiftDraft()
  forgetPaymentDraft()
}
