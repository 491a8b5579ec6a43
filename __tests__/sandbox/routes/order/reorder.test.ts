import { calculateReorder } from '../../../../src/sandbox/routes/order/orderAgain'

const buildOrderLine = (id_order_line: number, id_product_attribute: number, quantity: number) => ({
  id_order_line,
  id_product_attribute,
  quantity,
})
const buildCartLine = (id_product_attribute: number, quantity: number, id_giftlist_product: number | null = null) => ({
  id_product_attribute,
  quantity,
  id_giftlist_product,
})

/**
 * The columns are the title, the ordered lines, the items in the cart, the stock by variant, the quantities to set by
 * variant, the missing quantities by line, and whether nothing can be added.
 */
test.each<
  [
    string,
    ReturnType<typeof buildOrderLine>[],
    ReturnType<typeof buildCartLine>[],
    Record<number, number>,
    [number, number][],
    [number, number][],
    boolean,
  ]
>([
  [
    'adds all items',
    [buildOrderLine(1, 7, 2), buildOrderLine(2, 8, 1)],
    [],
    { 7: 9, 8: 1 },
    [
      [7, 2],
      [8, 1],
    ],
    [],
    false,
  ],
  ['adds no more than the stock', [buildOrderLine(1, 7, 5)], [], { 7: 3 }, [[7, 3]], [[1, 2]], false],
  [
    'reports items that are no longer sold as missing',
    [buildOrderLine(1, 7, 2), buildOrderLine(2, 8, 1)],
    [],
    { 8: 4 },
    [[8, 1]],
    [[1, 2]],
    false,
  ],
  ['adds nothing if there is no stock', [buildOrderLine(1, 7, 2)], [], {}, [], [[1, 2]], true],
  [
    'counts items that are already in the cart',
    [buildOrderLine(1, 7, 2)],
    [buildCartLine(7, 1)],
    { 7: 9 },
    [[7, 2]],
    [],
    false,
  ],
  ['changes nothing the second time', [buildOrderLine(1, 7, 2)], [buildCartLine(7, 2)], { 7: 9 }, [], [], false],
  ['keeps a larger quantity in the cart', [buildOrderLine(1, 7, 2)], [buildCartLine(7, 5)], { 7: 9 }, [], [], false],
  [
    'subtracts gift list items in the cart from the stock',
    [buildOrderLine(1, 7, 2)],
    [buildCartLine(7, 3, 1)],
    { 7: 4 },
    [[7, 1]],
    [[1, 1]],
    false,
  ],
  [
    'adds nothing if gift list items use all the stock',
    [buildOrderLine(1, 7, 2)],
    [buildCartLine(7, 4, 1)],
    { 7: 4 },
    [],
    [[1, 2]],
    true,
  ],
  [
    'adds up the lines of one variant',
    [buildOrderLine(1, 7, 2), buildOrderLine(2, 7, 3)],
    [],
    { 7: 4 },
    [[7, 4]],
    [[2, 1]],
    false,
  ],
  [
    'adds nothing to a cart that exceeds the stock',
    [buildOrderLine(1, 7, 5)],
    [buildCartLine(7, 4)],
    { 7: 2 },
    [],
    [[1, 3]],
    false,
  ],
])('ordering again %s', (_, ordered, cart, stock, quantities, missing, isNothing) => {
  const answer = calculateReorder(ordered, cart, (variant) => stock[variant] ?? 0)
  expect([...answer.quantities]).toEqual(quantities)
  expect(answer.missingLines.map(({ id_order_line, quantity }) => [id_order_line, quantity])).toEqual(missing)
  expect(answer.isNothingAvailable).toBe(isNothing)
})
