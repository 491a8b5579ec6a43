/** @jest-environment jest-fixed-jsdom */
import { rememberViewedProduct, readRecentlyViewed } from '../../../src/features/product/lazy/RecentlyViewed'

const key = 'upnorth.seen'
beforeEach(() => window.localStorage.clear())

test('at most nine products are stored, without duplicates and the latest first', () => {
  for (const id of [1, 2, 3, 2, 4, 5, 6, 7, 8, 9, 10, 11]) rememberViewedProduct(id)
  expect(readRecentlyViewed()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 2])
})

test.each([['{'], ['"x"'], ['null'], ['[{},"1",-1,0,1.5,null]']])('the invalid stored value %s is ignored', (value) => {
  window.localStorage.setItem(key, value)
  expect(readRecentlyViewed()).toEqual([])
  rememberViewedProduct(7)
  expect(readRecentlyViewed()).toEqual([7])
})
