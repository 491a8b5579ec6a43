import { reorderResult } from '../../../src/features/order/reorderResult'
import { withdrawalItems } from '../../../src/features/order/detail/withdrawalItems'
import { formatOrderItem } from '../../../src/features/order/formatOrderState'
import { listRequestedItems, listReturnableItems } from '../../../src/features/order/detail/withdrawalItems'
import { order as words } from '../../../src/i18n/nl/order'
import { someLine, someOrder } from '../../support/data/orderFixtures'

const chairs = someLine({ id_order_line: 1, quantity: 4 })
const lamp = someLine({ id_order_line: 2, quantity: 1, withdrawable: 0, name: 'Hat lamp', combination: '' })
const lines = [chairs, lamp]
const withdraw = { withdraw: { href: '/v1/orders/7/withdrawals' } }

test('items in words: their number only when there are more', () => {
  expect(formatOrderItem({ line: chairs, quantity: 4 }, words)).toBe('4 × Spile stoel, oker')
  expect(formatOrderItem({ line: lamp, quantity: 1 }, words)).toBe('Hat lamp')
})

test.each([
  ['everything', [], [4, 1], []],
  ['some of a line', [{ id_order_line: 1, quantity: 3 }], [1, 1], [3]],
  ['nothing', [chairs, lamp], [], [4, 1]],
  ['more than was ordered', [{ id_order_line: 2, quantity: 9 }], [4], [1]],
  ['a line of another order', [{ id_order_line: 5, quantity: 2 }], [4, 1], []],
])('ordered again came %s', (_what, missing, added, lacking) => {
  const came = reorderResult({ lines }, missing)
  expect(came.added.map(({ quantity }) => quantity)).toEqual(added)
  expect(came.missing.map(({ quantity }) => quantity)).toEqual(lacking)
})

test('only what the shop takes can go back, and only while it gives the link', () => {
  expect(listReturnableItems(someOrder({ lines, _links: withdraw }))).toEqual([{ line: chairs, quantity: 4 }])
  expect(listReturnableItems(someOrder({ lines }))).toEqual([])
  const odd = someLine({ quantity: 2, withdrawable: 8 })
  expect(listReturnableItems(someOrder({ lines: [odd], _links: withdraw }))).toEqual([{ line: odd, quantity: 2 }])
})

test('what was asked to go back, without lines that the order does not have', () => {
  const asked = (quantity: number, id_order_line: number) => ({ id_order_line, quantity })
  const withdrawal = { requested: '2026-03-20T10:00:00Z', lines: [asked(2, 1), asked(1, 9), asked(0, 2)] }
  expect(listRequestedItems(someOrder({ lines, withdrawal }))).toEqual([{ line: chairs, quantity: 2 }])
  expect(listRequestedItems(someOrder({ lines }))).toEqual([])
})

test.each([
  ['nothing', {}, []],
  ['none of it', { 1: 0 }, []],
  ['some', { 1: 3 }, [{ id_order_line: 1, quantity: 3 }]],
  ['more than can go back', { 1: 7 }, [{ id_order_line: 1, quantity: 4 }]],
  ['what is not there', { 9: 2 }, []],
])('chosen to go back: %s', (_what, choice, expected) => {
  expect(withdrawalItems([{ line: chairs, quantity: 4 }], choice)).toEqual(expected)
})
