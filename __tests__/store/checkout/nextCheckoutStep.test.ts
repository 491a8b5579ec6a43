import { checkoutActions, type CheckoutAction } from '../../../src/contract/checkout'
import { placePages } from '../../../src/features/checkout/checkoutRouting'
import { buildPath } from '../../../src/pageTable/paths'
import { checkoutSteps, nextCheckoutStep, type CheckoutPlace } from '../../../src/store/checkout/nextCheckoutStep'

/** One row for each action of SPEC §4. */
const single: [action: CheckoutAction, guest: CheckoutPlace, otherwise: CheckoutPlace][] = [
  ['IDENTIFICATION', 'info', 'identification'],
  ['INFO', 'info', 'info'],
  ['CARRIER', 'shipping', 'shipping'],
  ['DELIVERY_ADDRESS', 'shipping', 'shipping'],
  ['INVOICE_ADDRESS', 'payment', 'payment'],
]

/** The order in which places are due. */
const way: CheckoutPlace[] = ['identification', 'info', 'shipping', 'payment']

/** Every subset of the actions, in the order of the contract and in reverse order. */
const lists = checkoutActions
  .reduce<CheckoutAction[][]>((found, action) => [...found, ...found.map((list) => [...list, action])], [[]])
  .flatMap((list) => [list, list.toReversed()])

function expectedPlace(actions: CheckoutAction[], isGuest: boolean): CheckoutPlace {
  const places = single
    .filter(([action]) => actions.includes(action))
    .map(([, guest, otherwise]) => (isGuest ? guest : otherwise))
  return way.find((place) => places.includes(place)) ?? 'payment'
}

describe('SPEC §4 checkout routing', () => {
  test.each(single)('The action %s alone leads a guest to %s and other users to %s', (action, guest, otherwise) => {
    expect(nextCheckoutStep({ changed: false, actions: [action] }, true)).toBe(guest)
    expect(nextCheckoutStep({ changed: false, actions: [action] }, false)).toBe(otherwise)
  })

  test('An empty list of actions leads to the payment', () => {
    expect(nextCheckoutStep({ changed: false, actions: [] }, true)).toBe('payment')
    expect(nextCheckoutStep({ changed: false, actions: [] }, false)).toBe('payment')
  })

  test.each(lists.map((actions) => ({ actions })))(
    'The actions $actions lead to the first place that is due',
    ({ actions }) => {
      for (const isGuest of [true, false]) {
        expect(nextCheckoutStep({ changed: false, actions }, isGuest)).toBe(expectedPlace(actions, isGuest))
      }
    },
  )

  test.each(lists.map((actions) => ({ actions })))(
    'A changed cart leads to the cart page whatever the actions: $actions',
    ({ actions }) => {
      expect(nextCheckoutStep({ changed: true, actions }, true)).toBe('cart')
      expect(nextCheckoutStep({ changed: true, actions }, false)).toBe('cart')
    },
  )

  test('The steps are in the order of the specification', () => {
    expect(checkoutSteps).toEqual(['info', 'shipping', 'giftwrapping', 'payment', 'status'])
  })

  test.each<[CheckoutPlace, nl: string, en: string]>([
    ['cart', '/nl/winkelmandje', '/en/cart'],
    ['identification', '/nl/afrekenen', '/en/checkout'],
    ['info', '/nl/afrekenen/info', '/en/checkout/info'],
    ['shipping', '/nl/afrekenen/verzending', '/en/checkout/shipping'],
    ['payment', '/nl/afrekenen/betaling', '/en/checkout/payment'],
  ])('SPEC §2: The place %s has the URLs %s and %s', (place, nl, en) => {
    expect([buildPath(placePages[place], 'nl'), buildPath(placePages[place], 'en')]).toEqual([nl, en])
  })
})
