import { checkoutActions, type CheckoutAction } from '../../../src/contract/checkout'
import { placePages } from '../../../src/features/checkout/checkoutRouting'
import { buildPath } from '../../../src/pageTable/paths'
import { checkoutSteps, nextCheckoutStep, type CheckoutPlace } from '../../../src/store/checkout/nextCheckoutStep'

/** SPEC §4, one row per sentence. */
const single: [action: CheckoutAction, guest: CheckoutPlace, otherwise: CheckoutPlace][] = [
  ['IDENTIFICATION', 'info', 'identification'],
  ['INFO', 'info', 'info'],
  ['CARRIER', 'shipping', 'shipping'],
  ['DELIVERY_ADDRESS', 'shipping', 'shipping'],
  ['INVOICE_ADDRESS', 'payment', 'payment'],
]

/** The order that shoppers go in: of several places the first is due. */
const way: CheckoutPlace[] = ['identification', 'info', 'shipping', 'payment']

/** All lists of actions, the empty one included; each in the order of the contract and in the opposite one. */
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
  test.each(single)('%s alone: a guest goes to %s, anyone else to %s', (action, guest, otherwise) => {
    expect(nextCheckoutStep({ changed: false, actions: [action] }, true)).toBe(guest)
    expect(nextCheckoutStep({ changed: false, actions: [action] }, false)).toBe(otherwise)
  })

  test('an empty action list leads to payment', () => {
    expect(nextCheckoutStep({ changed: false, actions: [] }, true)).toBe('payment')
    expect(nextCheckoutStep({ changed: false, actions: [] }, false)).toBe('payment')
  })

  test.each(lists.map((actions) => ({ actions })))('$actions: the first place that is due', ({ actions }) => {
    for (const isGuest of [true, false]) {
      expect(nextCheckoutStep({ changed: false, actions }, isGuest)).toBe(expectedPlace(actions, isGuest))
    }
  })

  test.each(lists.map((actions) => ({ actions })))('a changed cart goes before $actions', ({ actions }) => {
    expect(nextCheckoutStep({ changed: true, actions }, true)).toBe('cart')
    expect(nextCheckoutStep({ changed: true, actions }, false)).toBe('cart')
  })

  test('steps in order', () => {
    expect(checkoutSteps).toEqual(['info', 'shipping', 'giftwrapping', 'payment', 'status'])
  })

  test.each<[CheckoutPlace, nl: string, en: string]>([
    ['cart', '/nl/winkelmandje', '/en/cart'],
    ['identification', '/nl/afrekenen', '/en/checkout'],
    ['info', '/nl/afrekenen/info', '/en/checkout/info'],
    ['shipping', '/nl/afrekenen/verzending', '/en/checkout/shipping'],
    ['payment', '/nl/afrekenen/betaling', '/en/checkout/payment'],
  ])('SPEC §2: %s is at %s and %s', (place, nl, en) => {
    expect([buildPath(placePages[place], 'nl'), buildPath(placePages[place], 'en')]).toEqual([nl, en])
  })
})
