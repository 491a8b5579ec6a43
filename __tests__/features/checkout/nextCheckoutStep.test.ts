import type { CheckoutAction } from '../../../src/contract/checkout'
import {
  placePages,
  checkoutSteps,
  findNextCheckoutStep,
  type CheckoutPlace,
} from '../../../src/features/checkout/checkoutRouting'
import { buildPath } from '../../../src/pageTable/paths'

/** One row for each action of SPEC §4. */
const singleActionCases: [action: CheckoutAction, guest: CheckoutPlace, otherwise: CheckoutPlace][] = [
  ['IDENTIFICATION', 'info', 'identification'],
  ['INFO', 'info', 'info'],
  ['CARRIER', 'shipping', 'shipping'],
  ['DELIVERY_ADDRESS', 'shipping', 'shipping'],
  ['INVOICE_ADDRESS', 'payment', 'payment'],
]

test.each(singleActionCases)(
  'the action %s alone leads a guest to %s and other users to %s',
  (action, guest, otherwise) => {
    expect(findNextCheckoutStep({ changed: false, actions: [action] }, true)).toBe(guest)
    expect(findNextCheckoutStep({ changed: false, actions: [action] }, false)).toBe(otherwise)
  },
)

test('an empty list of actions leads to the payment', () => {
  expect(findNextCheckoutStep({ changed: false, actions: [] }, true)).toBe('payment')
  expect(findNextCheckoutStep({ changed: false, actions: [] }, false)).toBe('payment')
})

test.each<[actions: CheckoutAction[], guest: CheckoutPlace, otherwise: CheckoutPlace]>([
  [['INVOICE_ADDRESS', 'CARRIER', 'INFO', 'IDENTIFICATION'], 'info', 'identification'],
  [['INVOICE_ADDRESS', 'CARRIER', 'INFO'], 'info', 'info'],
  [['INVOICE_ADDRESS', 'DELIVERY_ADDRESS'], 'shipping', 'shipping'],
  [['CARRIER', 'IDENTIFICATION'], 'info', 'identification'],
])(
  'the actions %j lead a guest to %s and other users to %s, the first place that is due',
  (actions, guest, otherwise) => {
    expect(findNextCheckoutStep({ changed: false, actions }, true)).toBe(guest)
    expect(findNextCheckoutStep({ changed: false, actions }, false)).toBe(otherwise)
  },
)

test.each(singleActionCases)('a changed cart leads to the cart page even with the action %s', (action) => {
  expect(findNextCheckoutStep({ changed: true, actions: [action] }, true)).toBe('cart')
  expect(findNextCheckoutStep({ changed: true, actions: [action] }, false)).toBe('cart')
})

test('the steps are in the order of the specification', () => {
  expect(checkoutSteps).toEqual(['info', 'shipping', 'giftwrapping', 'payment', 'status'])
})

test.each<[CheckoutPlace, nl: string, en: string]>([
  ['cart', '/nl/winkelmandje', '/en/cart'],
  ['identification', '/nl/afrekenen', '/en/checkout'],
  ['info', '/nl/afrekenen/info', '/en/checkout/info'],
  ['shipping', '/nl/afrekenen/verzending', '/en/checkout/shipping'],
  ['payment', '/nl/afrekenen/betaling', '/en/checkout/payment'],
])('SPEC §2: the place %s has the URLs %s and %s', (place, nl, en) => {
  expect([buildPath(placePages[place], 'nl'), buildPath(placePages[place], 'en')]).toEqual([nl, en])
})
