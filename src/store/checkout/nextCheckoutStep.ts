import type { Checkout } from '../../contract/checkout'

/** The steps of SPEC §4 in their order. The user may go back, and no answer requires gift wrapping. */
export const checkoutSteps = ['info', 'shipping', 'giftwrapping', 'payment', 'status'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Where the API's answer sends the user; `identification` is the checkout page itself. */
export type CheckoutPlace = 'cart' | 'identification' | Exclude<CheckoutStep, 'giftwrapping' | 'status'>

/** SPEC §4, checkout routing by the returned actions. */
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
