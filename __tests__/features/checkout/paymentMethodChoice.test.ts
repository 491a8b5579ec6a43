import type { PaymentMethod } from '../../../src/contract/checkout'
import { describePaymentMethod } from '../../../src/features/checkout/payment/PaymentFields'
import { pickPaymentMethod } from '../../../src/features/checkout/usePaymentMethod'
import { checkout as messages } from '../../../src/i18n/nl/checkout'

const buildMethod = (id_payment: number, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id_payment,
  key: 'card',
  name: 'Creditcard',
  note: null,
  fee: 0,
  available: true,
  reason: null,
  minimum: null,
  maximum: null,
  ...changes,
})
const buildUnavailableMethod = (minimum: number | null, maximum: number | null) =>
  buildMethod(1, { available: false, reason: 'amount', minimum, maximum, note: 'Een nota' })

test.each([
  [[buildUnavailableMethod(null, 10), buildMethod(2), buildMethod(3)], null, 2],
  [[buildMethod(2), buildMethod(3)], 3, 3],
  [[buildUnavailableMethod(null, 10), buildMethod(2)], 1, 2],
  [[buildUnavailableMethod(null, 10)], 1, null],
  [[], 2, null],
] as const)(
  'the previous payment method stays selected if available, otherwise the first available one is selected (case %#)',
  (methods, before, expected) => {
    expect(pickPaymentMethod(methods, before)?.id_payment ?? null).toBe(expected)
  },
)

test.each([
  ['its note when it is available', buildMethod(1, { note: 'Een nota', maximum: 10 }), 'Een nota'],
  ['nothing when it is available without a note', buildMethod(1), null],
  ['its maximum when the amount is too high', buildUnavailableMethod(null, 1000), messages.payment.upTo('€1000')],
  ['its minimum when the amount is too low', buildUnavailableMethod(5, null), messages.payment.from('€5')],
  ['both limits when it has two', buildUnavailableMethod(5, 1000), messages.payment.between('€5', '€1000')],
  ['that it is unavailable when it has no limits', buildUnavailableMethod(null, null), messages.payment.notPossible],
] as const)('the description of a payment method shows %s', (_what, method, expected) => {
  expect(describePaymentMethod(method, messages, (euro) => `€${euro}`)).toBe(expected)
})
