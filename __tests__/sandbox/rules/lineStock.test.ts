import { maxQuantity } from '../../../src/contract/quantities'
import { findSupply, findLineStock } from '../../../src/sandbox/rules/supply'

test('the stock of a line excludes the quantities in other lines of the same variant', () => {
  const own = { id_product_attribute: 1, quantity: 2, stock: 5, amount_cents: null }
  const listed = { ...own, quantity: 4 }
  const lines = [own, listed, { ...own, id_product_attribute: 2, quantity: 9, stock: 9 }]
  expect(lines.map((one) => findLineStock(one, lines))).toEqual([1, 3, 9])
})

test('the stock of a line is never negative, even if another line already exceeds the remaining stock', () => {
  const own = { id_product_attribute: 1, quantity: 2, stock: 3, amount_cents: null }
  const listed = { ...own, quantity: 4 }
  expect(findLineStock(own, [own, listed])).toBe(0)
})

test('a contribution to a gift uses no stock and needs none', () => {
  const own = { id_product_attribute: 1, quantity: 2, stock: 2, amount_cents: null }
  const contribution = { ...own, quantity: 1, amount_cents: 2500 }
  const lines = [own, contribution]
  expect(lines.map((one) => findLineStock(one, lines))).toEqual([2, maxQuantity])
})

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
