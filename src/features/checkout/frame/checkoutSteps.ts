/** The steps that the measure line shows, in order (SPEC §4), and the page of each. */
export const checkoutSteps = ['info', 'shipping', 'giftwrapping', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export const stepPage = {
  info: 'checkout-step-guest',
  shipping: 'checkout-step-shipping',
  giftwrapping: 'checkout-step-giftwrapping',
  payment: 'checkout-step-payment',
} as const satisfies Record<CheckoutStep, string>
