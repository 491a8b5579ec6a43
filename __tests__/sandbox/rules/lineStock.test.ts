import { maxQuantity } from '../../../src/contract/quantities'
import { findSupply, findLineStock } from '../../../src/sandbox/rules/supply'

const own = { id_product_attribute: 1, quantity: 2, stock: 5, amount_cents: null as number | null }
const ofOtherVariant = { ...own, id_product_attribute: 2, quantity: 9, stock: 9 }
const contribution = { ...own, quantity: 1, amount_cents: 2500 }

test.each([
  [
    'excludes the quantities in other lines of the same variant',
    [own, { ...own, quantity: 4 }, ofOtherVariant],
    [1, 3, 9],
  ],
  ['is never negative, even if another line exceeds the stock', [own, { ...own, quantity: 6 }], [0, 3]],
  ['does not concern contributions to gifts, which use none', [own, contribution], [5, maxQuantity]],
])('the stock of a line %s', (_, lines, stocks) =>
  expect(lines.map((line) => findLineStock(line, lines))).toEqual(stocks),
)

test.each([
  [3, { unit: 'weeks', min: 4, max: 6 }, 3, 'weeks'],
  [0, { unit: 'weeks', min: 4, max: 6 }, 24, 'weeks'],
  [0, { unit: 'weeks', min: 3, max: 5 }, 0, 'days'],
  [0, { unit: 'days', min: 2, max: 4 }, 0, 'days'],
] as const)(
  'of a variant with the stock %i and the delivery %j, %i can be ordered',
  (stock, delivery, supply, unit) => {
    expect(findSupply({ stock, delivery })).toMatchObject({ stock: supply, delivery: { unit } })
  },
)
