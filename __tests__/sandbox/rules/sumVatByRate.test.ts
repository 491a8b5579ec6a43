import { sumVatByRate } from '../../../src/sandbox/rules/totals'

test.each([
  [
    'one rate',
    [
      [100, 21],
      [100, 21],
      [0, 21],
    ],
    [[35, 21]],
  ],
  [
    'two rates, each with its own sum',
    [
      [1210, 21],
      [106, 6],
      [1210, 21],
    ],
    [
      [6, 6],
      [420, 21],
    ],
  ],
  ['no amounts', [], []],
])('the VAT by rate is correct for %s', (_, amounts, expected) => {
  const taxed = (list: number[][]) => list.map(([cents = 0, rate = 0]) => ({ cents, rate }))
  expect(sumVatByRate(taxed(amounts))).toEqual(taxed(expected))
})
