import { findRedirect } from '../../../src/features/checkout/checkoutRouting'

/** SPEC §4: checkout routing by the returned actions; done steps can be gone back to. */
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
  ] as const)('on %s with %s due', (page, due, expected) => {
    expect(findRedirect(page, due)).toBe(expected)
  })
})
