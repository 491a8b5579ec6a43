import { findLineStock } from '../../../src/sandbox/rules/supply'

test('the stock of a line excludes what other lines of the same variant use', () => {
  const own = { id_product_attribute: 1, quantity: 2, stock: 5 }
  const listed = { ...own, quantity: 4 }
  const lines = [own, listed, { id_product_attribute: 2, quantity: 9, stock: 9 }]
  expect(lines.map((one) => findLineStock(one, lines))).toEqual([1, 3, 9])
})
