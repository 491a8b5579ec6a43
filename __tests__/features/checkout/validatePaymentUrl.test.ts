import { validatePaymentUrl } from '../../../src/features/checkout/payment/PaymentStep'

test.each([
  ['https://pay.example.com/1?x=2', 'https://pay.example.com/1?x=2'],
  ['http://localhost:9000/pay/1', 'http://localhost:9000/pay/1'],
  ['javascript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['data:text/html,hello', null],
  ['/pay/1', null],
  ['', null],
])('the result for the payment URL "%s" is %s', (redirect, expected) => {
  expect(validatePaymentUrl(redirect)).toBe(expected)
})
