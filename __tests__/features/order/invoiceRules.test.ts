import { isInvoiceRequested } from '../../../src/features/order/detail/invoiceRules'
import { vatRows } from '../../../src/features/order/detail/invoiceRules'

test.each([
  ['one rate', 121, [{ rate: 21, amount: 21 }], [[21, 100, 21, 121]]],
  ['rounding stays inside', 100, [{ rate: 21, amount: 17.36 }], [[21, 82.64, 17.36, 100]]],
  [
    'two rates add up to the total, with what rounding left over',
    227.01,
    [
      { rate: 21, amount: 21 },
      { rate: 6, amount: 6 },
    ],
    [
      [21, 100.01, 21, 121.01],
      [6, 100, 6, 106],
    ],
  ],
  [
    'what bears no VAT is the rest',
    171,
    [
      { rate: 21, amount: 21 },
      { rate: 0, amount: 0 },
    ],
    [
      [21, 100, 21, 121],
      [0, 50, 0, 50],
    ],
  ],
  ['none at all', 50, [], []],
])('VAT on the invoice: %s', (_what, total, vat, expected) => {
  expect(vatRows({ total, vat }).map(({ rate, net, vat: tax, gross }) => [rate, net, tax, gross])).toEqual(expected)
})

test.each([
  ['', false],
  ['?factuur', true],
  ['?invoice', true],
  ['?invoice=1&utm_source=mail', true],
  ['?order=3', false],
])('an address with "%s" asks for the invoice: %s', (search, expected) => {
  expect(isInvoiceRequested(search)).toBe(expected)
})
