import { checkoutSteps, type CheckoutStep } from '../../../state/checkout/nextCheckoutStep'

/** The steps that the measure line shows: those with something to fill in. */
export type ShownStep = Exclude<CheckoutStep, 'status'>
export const shownSteps = checkoutSteps.filter((step): step is ShownStep => step !== 'status')

/** The page of each. */
export const stepPage = {
  info: 'checkout-step-guest',
  shipping: 'checkout-step-shipping',
  giftwrapping: 'checkout-step-giftwrapping',
  payment: 'checkout-step-payment',
} as const satisfies Record<ShownStep, string>
