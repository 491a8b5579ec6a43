import { calculateReorder } from '../../../../src/sandbox/routes/order/orderAgain'

const line = (id_order_line: number, id_product_attribute: number, quantity: number) => ({
  id_order_line,
  id_product_attribute,
  quantity,
})
const inCart = (id_product_attribute: number, quantity: number, id_giftlist_product: number | null = null) => ({
  id_product_attribute,
  quantity,
  id_giftlist_product,
})

/** [title, ordered, in the cart, stock by variant, quantities, missing by line, nothing] */
test.each<
  [
    string,
    ReturnType<typeof line>[],
    ReturnType<typeof inCart>[],
    Record<number, number>,
    [number, number][],
    [number, number][],
    boolean,
  ]
>([
  [
    'all of it',
    [line(1, 7, 2), line(2, 8, 1)],
    [],
    { 7: 9, 8: 1 },
    [
      [7, 2],
      [8, 1],
    ],
    [],
    false,
  ],
  ['as much as there is', [line(1, 7, 5)], [], { 7: 3 }, [[7, 3]], [[1, 2]], false],
  ['what has gone is missing', [line(1, 7, 2), line(2, 8, 1)], [], { 8: 4 }, [[8, 1]], [[1, 2]], false],
  ['nothing at all', [line(1, 7, 2)], [], {}, [], [[1, 2]], true],
  ['what is in the cart already counts', [line(1, 7, 2)], [inCart(7, 1)], { 7: 9 }, [[7, 2]], [], false],
  ['so that the second time changes nothing', [line(1, 7, 2)], [inCart(7, 2)], { 7: 9 }, [], [], false],
  ['more in the cart stays', [line(1, 7, 2)], [inCart(7, 5)], { 7: 9 }, [], [], false],
  [
    'a gift list in the cart takes of the stock',
    [line(1, 7, 2)],
    [inCart(7, 3, 1)],
    { 7: 4 },
    [[7, 1]],
    [[1, 1]],
    false,
  ],
  ['and may leave nothing', [line(1, 7, 2)], [inCart(7, 4, 1)], { 7: 4 }, [], [[1, 2]], true],
  ['lines of one version add up', [line(1, 7, 2), line(2, 7, 3)], [], { 7: 4 }, [[7, 4]], [[2, 1]], false],
  ['a cart beyond the stock does not grow', [line(1, 7, 5)], [inCart(7, 4)], { 7: 2 }, [], [[1, 3]], false],
])('order again %s', (_, ordered, cart, stock, quantities, missing, isNothing) => {
  const answer = calculateReorder(ordered, cart, (version) => stock[version] ?? 0)
  expect([...answer.quantities]).toEqual(quantities)
  expect(answer.missing.map(({ id_order_line, quantity }) => [id_order_line, quantity])).toEqual(missing)
  expect(answer.isNothing).toBe(isNothing)
})
