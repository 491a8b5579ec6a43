import type { Checkout } from '../../contract/checkout'

/** The steps of SPEC §4 in order. The user may go back. The shop API never requires gift wrapping. */
export const checkoutSteps = ['info', 'shipping', 'giftwrapping', 'payment', 'status'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The place to which the response of the shop API sends the user. `identification` is the checkout page itself. */
export type CheckoutPlace = 'cart' | 'identification' | Exclude<CheckoutStep, 'giftwrapping' | 'status'>

/** Returns the place to which the actions of the checkout lead (SPEC §4, checkout routing). */
export function nextCheckoutStep(
  { changed, actions }: Pick<Checkout, 'changed' | 'actions'>,
  isGuest: boolean,
): CheckoutPlace {
  if (changed) return 'cart'
  if (actions.includes('IDENTIFICATION')) return isGuest ? 'info' : 'identification'
  if (actions.includes('INFO')) return 'info'
  if (actions.includes('CARRIER') || actions.includes('DELIVERY_ADDRESS')) return 'shipping'
  return 'payment'
}
