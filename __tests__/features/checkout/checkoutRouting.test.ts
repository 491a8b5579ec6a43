import { findRedirect } from '../../../src/features/checkout/checkoutRouting'

/** SPEC §4: The actions of the response determine the step that is due. Completed steps can be opened again. */
describe('findRedirect', () => {
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
    ['checkout-status', 'cart', 'cart'],
  ] as const)('a user on the page %s is redirected, with %s due, to %s', (page, due, expected) => {
    expect(findRedirect(page, due)).toBe(expected)
  })
})
