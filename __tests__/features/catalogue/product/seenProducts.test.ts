/** @jest-environment jest-fixed-jsdom */
import { noteSeen, seenProducts } from '../../../../src/features/catalogue/product/after/seenProducts'

const key = 'upnorth.seen'
beforeEach(() => window.localStorage.clear())

test('the latest first, each once, the one in view and eight others', () => {
  for (const id of [1, 2, 3, 2, 4, 5, 6, 7, 8, 9, 10, 11]) noteSeen(id)
  expect(seenProducts()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 2])
})

test.each([['{'], ['"x"'], ['null'], ['[{},"1",-1,0,1.5,null]']])('%s counts for nothing', (value) => {
  window.localStorage.setItem(key, value)
  expect(seenProducts()).toEqual([])
  noteSeen(7)
  expect(seenProducts()).toEqual([7])
})
