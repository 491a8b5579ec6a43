import { isInvoiceRequested, listVatRows } from '../../../src/features/order/detail/invoiceRules'

test.each([
  ['the net amount follows from the VAT of a single rate', 121, [{ rate: 21, amount: 21 }], [[21, 100, 21, 121]]],
  [
    'net amount and VAT add up to the total despite rounding',
    100,
    [{ rate: 21, amount: 17.36 }],
    [[21, 82.64, 17.36, 100]],
  ],
  [
    'with two rates the cents left over by rounding go to the largest part',
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
    'the part without VAT is the rest of the total',
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
  ['an invoice without VAT has no rows', 50, [], []],
])('%s', (_title, total, vat, expected) => {
  expect(listVatRows({ total, vat }).map(({ rate, net, vat: tax, gross }) => [rate, net, tax, gross])).toEqual(expected)
})

test.each([
  ['', false],
  ['?factuur', true],
  ['?invoice', true],
  ['?invoice=1&utm_source=mail', true],
  ['?order=3', false],
])('for the query "%s", isInvoiceRequested returns %s', (search, expected) => {
  expect(isInvoiceRequested(search)).toBe(expected)
})
