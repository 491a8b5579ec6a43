import { findRedirect } from '../../../src/features/checkout/CheckoutGate'

/** SPEC §4: The actions of the response determine the step that is due. Completed steps can be opened again. */
test.each([
  ['checkout', 'checkout', null],
  ['checkout-step-guest', 'checkout', null],
  ['checkout-step-shipping', 'checkout', 'checkout'],
  ['checkout-step-payment', 'checkout', 'checkout'],
  ['checkout-step-shipping', 'checkout-step-guest', 'checkout-step-guest'],
  ['checkout-step-giftwrapping', 'checkout-step-shipping', 'checkout-step-shipping'],
  ['checkout-step-payment', 'checkout-step-shipping', 'checkout-step-shipping'],
  ['checkout-step-guest', 'checkout-step-payment', null],
  ['checkout-step-shipping', 'checkout-step-payment', null],
  ['checkout-step-giftwrapping', 'checkout-step-payment', null],
  ['checkout-step-payment', 'checkout-step-payment', null],
  ['checkout-step-payment', 'cart', 'cart'],
  ['checkout', 'cart', 'cart'],
  ['checkout', 'checkout-step-guest', 'checkout-step-guest'],
  ['checkout', 'checkout-step-shipping', 'checkout-step-shipping'],
  ['checkout', 'checkout-step-payment', 'checkout-step-payment'],
  ['checkout-status', 'cart', 'cart'],
] as const)('a user on the page %s is redirected, with %s due, to %s', (page, due, expected) => {
  expect(findRedirect(page, due)).toBe(expected)
})

test.each([
  ['checkout-step-shipping', null],
  ['checkout', null],
  ['cart', 'cart'],
] as const)('a guest who wants to log in, with %s due, is redirected to %s', (due, expected) => {
  expect(findRedirect('checkout', due, { isLoginRequested: true })).toBe(expected)
})

test.each([
  ['checkout-step-payment', 'cart'],
  ['checkout-step-guest', 'cart'],
  ['checkout', null],
] as const)('identification that was shown before, with %s due, redirects to %s', (due, expected) => {
  expect(findRedirect('checkout', due, { hasBeenShown: true })).toBe(expected)
})
