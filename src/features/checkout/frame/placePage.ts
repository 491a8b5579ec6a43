import type { LinkedPage } from '../../../pageTable/paths'
import type { CheckoutPlace } from '../../../state/checkout/nextCheckoutStep'

/** The page of each place that SPEC §4's routing leads to. */
export const placePage = {
  cart: 'cart',
  identification: 'checkout',
  info: 'checkout-step-guest',
  shipping: 'checkout-step-shipping',
  payment: 'checkout-step-payment',
} as const satisfies Record<CheckoutPlace, LinkedPage>
