import type { Cart } from '../../../contract/cart'
import type { LinkedPage } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { nextCheckoutStep } from '../../../state/checkout/nextCheckoutStep'
import { placePage } from './placePage'

/** The page that is due by the API's answer (SPEC §4); without an open cart the cart page, which says so. */
export const duePage = (checkout: CheckoutInformation | null, cart: Cart | null, guest: boolean): LinkedPage =>
  checkout && cart ? placePage[nextCheckoutStep(checkout, guest)] : 'cart'
