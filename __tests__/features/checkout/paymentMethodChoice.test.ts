import type { PaymentMethod } from '../../../src/contract/checkout'
import { describePaymentMethod } from '../../../src/features/checkout/payment/PaymentFields'
import { pickPaymentMethod } from '../../../src/features/checkout/usePaymentMethod'
import { checkout as messages } from '../../../src/i18n/nl/checkout'

const method = (id_payment: number, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id_payment,
  key: 'card',
  name: 'Creditcard',
  note: null,
  fee: 0,
  available: true,
  reason: null,
  minimum: null,
  maximum: null,
  ...change,
})
const unavailable = (minimum: number | null, maximum: number | null) =>
  method(1, { available: false, reason: 'amount', minimum, maximum, note: 'Een nota' })

test.each([
  [[unavailable(null, 10), method(2), method(3)], null, 2],
  [[method(2), method(3)], 3, 3],
  [[unavailable(null, 10), method(2)], 1, 2],
  [[unavailable(null, 10)], 1, null],
  [[], 2, null],
] as const)(
  'the previous payment method stays selected if available, otherwise the first available one is selected (case %#)',
  (methods, before, expected) => {
    expect(pickPaymentMethod(methods, before)?.id_payment ?? null).toBe(expected)
  },
)

test.each([
  ['its note when it is available', method(1, { note: 'Een nota', maximum: 10 }), 'Een nota'],
  ['nothing when it is available without a note', method(1), null],
  ['its maximum when the amount is too high', unavailable(null, 1000), messages.payment.upTo('€1000')],
  ['its minimum when the amount is too low', unavailable(5, null), messages.payment.from('€5')],
  ['both limits when it has two', unavailable(5, 1000), messages.payment.between('€5', '€1000')],
  ['that it is unavailable when it has no limits', unavailable(null, null), messages.payment.notPossible],
] as const)('the description of a payment method shows %s', (_what, one, expected) => {
  expect(describePaymentMethod(one, messages, (euro) => `€${euro}`)).toBe(expected)
})
