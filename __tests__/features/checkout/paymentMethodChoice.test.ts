import type { PaymentMethod } from '../../../src/contract/checkout'
import { pickPaymentMethod, describePaymentMethod } from '../../../src/features/checkout/payment/PaymentMethodChoice'
import { checkout as words } from '../../../src/i18n/nl/checkout'

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
const off = (minimum: number | null, maximum: number | null) =>
  method(1, { available: false, reason: 'amount', minimum, maximum, note: 'Een nota' })

test.each([
  [[off(null, 10), method(2), method(3)], null, 2],
  [[method(2), method(3)], 3, 3],
  [[off(null, 10), method(2)], 1, 2],
  [[off(null, 10)], 1, null],
  [[], 2, null],
] as const)('the way to pay that stands chosen at first (%#)', (methods, before, expected) => {
  expect(pickPaymentMethod(methods, before)).toBe(expected)
})

test.each([
  ['its note', method(1, { note: 'Een nota', maximum: 10 }), 'Een nota'],
  ['nothing to say', method(1), null],
  ['too much', off(null, 1000), words.payment.upTo('€1000')],
  ['too little', off(5, null), words.payment.from('€5')],
  ['out of both', off(5, 1000), words.payment.between('€5', '€1000')],
  ['no limit named', off(null, null), words.payment.notPossible],
] as const)('below its name: %s', (_what, one, expected) => {
  expect(describePaymentMethod(one, words, (euro) => `€${euro}`)).toBe(expected)
})
