/** @jest-environment jest-fixed-jsdom */
import { readOrderPageCount, saveOrderPageCount } from '../../../src/features/order/overview/useOrders'

afterEach(() => window.history.replaceState(null, ''))

test('saving the number of pages keeps the rest of the history state', () => {
  window.history.replaceState({ key: '17' }, '')
  expect(readOrderPageCount()).toBe(1)
  saveOrderPageCount(3)
  expect(readOrderPageCount()).toBe(3)
  expect(window.history.state).toEqual({ key: '17', orderPages: 3 })
})

test.each([
  [0, 1],
  [-2, 1],
  [1.5, 1],
  ['twee', 1],
  [null, 1],
  [400, 10],
])('the stored number of pages %j is read as %s', (orderPages, pages) => {
  window.history.replaceState({ orderPages }, '')
  expect(readOrderPageCount()).toBe(pages)
})
