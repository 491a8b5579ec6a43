import { calculateReorder } from '../../../../src/sandbox/routes/order/orderAgain'

/** Reads quantities such as "2 x 7, 1 x 8 list": two of variant 7, and one of variant 8 that is for a gift list. */
const readLines = (text: string) =>
  [...text.matchAll(/(\d+) x (\d+)( list)?/g)].map(([, quantity, variant, list], index) => ({
    id_order_line: index + 1,
    id_product_attribute: Number(variant),
    quantity: Number(quantity),
    id_giftlist_product: list ? 1 : null,
  }))

/**
 * The columns are the title, the ordered lines, the items in the cart, the stock, the quantities to set in the cart, and
 * the missing quantities by line.
 */
test.each([
  ['adds all items', '2 x 7, 1 x 8', '', '9 x 7, 1 x 8', '2 x 7, 1 x 8', ''],
  ['adds no more than the stock', '5 x 7', '', '3 x 7', '3 x 7', '2 x 1'],
  ['reports items that are no longer sold as missing', '2 x 7, 1 x 8', '', '4 x 8', '1 x 8', '2 x 1'],
  ['adds nothing if there is no stock', '2 x 7', '', '', 'nothing', '2 x 1'],
  ['counts items that are already in the cart', '2 x 7', '1 x 7', '9 x 7', '2 x 7', ''],
  ['changes nothing the second time', '2 x 7', '2 x 7', '9 x 7', '', ''],
  ['keeps a larger quantity in the cart', '2 x 7', '5 x 7', '9 x 7', '', ''],
  ['subtracts gift list items in the cart from the stock', '2 x 7', '3 x 7 list', '4 x 7', '1 x 7', '1 x 1'],
  ['adds nothing if gift list items use all the stock', '2 x 7', '4 x 7 list', '4 x 7', 'nothing', '2 x 1'],
  ['adds up the lines of one variant', '2 x 7, 3 x 7', '', '4 x 7', '4 x 7', '1 x 2'],
  ['adds nothing to a cart that exceeds the stock', '5 x 7', '4 x 7', '2 x 7', '', '3 x 1'],
])('ordering again %s', (_, ordered, cart, stock, quantities, missing) => {
  const stockByVariant = new Map(readLines(stock).map((line) => [line.id_product_attribute, line.quantity]))
  const answer = calculateReorder(readLines(ordered), readLines(cart), (variant) => stockByVariant.get(variant) ?? 0)
  const shownQuantities = [...answer.quantities].map(([variant, quantity]) => `${quantity} x ${variant}`).join(', ')
  expect(answer.isNothingAvailable ? 'nothing' : shownQuantities).toBe(quantities)
  expect(answer.missingLines.map((line) => `${line.quantity} x ${line.id_order_line}`).join(', ')).toBe(missing)
})
