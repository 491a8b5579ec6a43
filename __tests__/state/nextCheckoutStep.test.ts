import { checkoutActions, type CheckoutAction } from '../../src/contract/checkout'
import { checkoutSteps, nextCheckoutStep, type CheckoutPlace } from '../../src/state/checkout/nextCheckoutStep'

type Row = [actions: CheckoutAction[], guest: CheckoutPlace, otherwise: CheckoutPlace]

const rows: Row[] = [
  [['IDENTIFICATION'], 'info', 'identification'],
  [['INFO'], 'info', 'info'],
  [['CARRIER'], 'shipping', 'shipping'],
  [['DELIVERY_ADDRESS'], 'shipping', 'shipping'],
  [['CARRIER', 'DELIVERY_ADDRESS'], 'shipping', 'shipping'],
  [['INVOICE_ADDRESS'], 'payment', 'payment'],
  [[], 'payment', 'payment'],
  [['INVOICE_ADDRESS', 'CARRIER'], 'shipping', 'shipping'],
  [['CARRIER', 'INFO'], 'info', 'info'],
  [['DELIVERY_ADDRESS', 'INFO', 'IDENTIFICATION'], 'info', 'identification'],
  [[...checkoutActions], 'info', 'identification'],
]

describe('SPEC §4 checkout routing', () => {
  test.each(rows)('%j: a guest goes to %s, anyone else to %s', (actions, guest, otherwise) => {
    expect(nextCheckoutStep({ changed: false, actions }, true)).toBe(guest)
    expect(nextCheckoutStep({ changed: false, actions }, false)).toBe(otherwise)
  })

  test.each(rows)('a changed cart goes before %j', (actions) => {
    expect(nextCheckoutStep({ changed: true, actions }, true)).toBe('cart')
    expect(nextCheckoutStep({ changed: true, actions }, false)).toBe('cart')
  })

  test('steps in order', () => {
    expect(checkoutSteps).toEqual(['info', 'shipping', 'giftwrapping', 'payment', 'status'])
  })
})
