import { splitReorderedItems } from '../../../src/features/order/OrderAgainButton'
import { formatOrderItem } from '../../../src/features/order/formatOrderState'
import {
  listRequestedItems,
  listReturnableItems,
  buildWithdrawalLines,
} from '../../../src/features/order/detail/useWithdrawal'
import { order as messages } from '../../../src/i18n/nl/order'
import { someLine, someOrder } from '../../support/data/orderFixtures'

const chairs = someLine({ id_order_line: 1, quantity: 4 })
const lamp = someLine({ id_order_line: 2, quantity: 1, withdrawable: 0, name: 'Hat lamp', combination: '' })
const lines = [chairs, lamp]
const withdraw = { withdraw: { href: '/v1/orders/7/withdrawals' } }

test('the text of an item includes its quantity only if that is above one', () => {
  expect(formatOrderItem({ line: chairs, quantity: 4 }, messages)).toBe('4 × Spile stoel, oker')
  expect(formatOrderItem({ line: lamp, quantity: 1 }, messages)).toBe('Hat lamp')
})

test.each([
  ['nothing is missing', [], [4, 1], []],
  ['a part of a line is missing', [{ id_order_line: 1, quantity: 3 }], [1, 1], [3]],
  ['all is missing', [chairs, lamp], [], [4, 1]],
  ['more than the ordered quantity is missing', [{ id_order_line: 2, quantity: 9 }], [4], [1]],
  ['a line of another order is missing', [{ id_order_line: 5, quantity: 2 }], [4, 1], []],
])('added and missing items of a repeated order are separated when %s', (_what, missing, added, lacking) => {
  const result = splitReorderedItems({ lines }, missing)
  expect(result.addedItems.map(({ quantity }) => quantity)).toEqual(added)
  expect(result.missingItems.map(({ quantity }) => quantity)).toEqual(lacking)
})

test('only withdrawable quantities can be withdrawn, and only while the order has the link', () => {
  expect(listReturnableItems(someOrder({ lines, _links: withdraw }))).toEqual([{ line: chairs, quantity: 4 }])
  expect(listReturnableItems(someOrder({ lines }))).toEqual([])
  const odd = someLine({ quantity: 2, withdrawable: 8 })
  expect(listReturnableItems(someOrder({ lines: [odd], _links: withdraw }))).toEqual([{ line: odd, quantity: 2 }])
})

test('the requested items omit lines that are not in the order', () => {
  const createLine = (quantity: number, id_order_line: number) => ({ id_order_line, quantity })
  const withdrawal = {
    requested: '2026-03-20T10:00:00Z',
    lines: [createLine(2, 1), createLine(1, 9), createLine(0, 2)],
  }
  expect(listRequestedItems(someOrder({ lines, withdrawal }))).toEqual([{ line: chairs, quantity: 2 }])
  expect(listRequestedItems(someOrder({ lines }))).toEqual([])
})

test.each([
  ['no choice gives no lines', {}, []],
  ['a quantity of zero gives no line', { 1: 0 }, []],
  ['a chosen quantity gives a line', { 1: 3 }, [{ id_order_line: 1, quantity: 3 }]],
  ['a quantity is limited to what can go back', { 1: 7 }, [{ id_order_line: 1, quantity: 4 }]],
  ['a line of another order is left out', { 9: 2 }, []],
])('%s', (_title, choice, expected) => {
  expect(buildWithdrawalLines([{ line: chairs, quantity: 4 }], choice)).toEqual(expected)
})
