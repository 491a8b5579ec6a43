/** @jest-environment jest-fixed-jsdom */
import {
  forget,
  forgetAll,
  readRecentSearches,
  recentSearchesKey,
  remember,
} from '../../../src/features/search/searchHistory'
import { fc } from '../../support/propertyTests'

afterEach(() => window.localStorage.clear())
const stored = () => window.localStorage.getItem(recentSearchesKey)

test('the latest first, five at most, each once whatever its capitals', () => {
  for (const words of ['stoel', 'tafel', 'lamp', 'vaas', 'bank', 'Lamp', 'tapijt']) remember(words)
  expect(readRecentSearches()).toEqual(['tapijt', 'Lamp', 'bank', 'vaas', 'tafel'])
})

test('one can be forgotten, or all: then nothing is left on the device', () => {
  remember('stoel')
  remember('tafel')
  expect(forget('stoel')).toEqual(['tafel'])
  expect(readRecentSearches()).toEqual(['tafel'])
  expect(forgetAll()).toEqual([])
  expect(stored()).toBeNull()
  remember('stoel')
  forget('stoel')
  expect(stored()).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"0":"stoel"}'],
  ['null', 'null'],
  ['a number', '7'],
  ['rows of other kinds', '[1,null,{},["stoel"],true]'],
  ['control characters', '["sto\\u0000el","\\u001b[31mrood"]'],
  ['single letters and space', '["s","  "," x "]'],
])('storage that holds %s counts as empty', (_name, text) => {
  window.localStorage.setItem(recentSearchesKey, text)
  expect(readRecentSearches()).toEqual([])
})

test('what is usable among the rest stays, cut to size', () => {
  window.localStorage.setItem(
    recentSearchesKey,
    JSON.stringify([5, ' stoel ', 'stoel', '<img src=x>', 'x'.repeat(5000)]),
  )
  expect(readRecentSearches()).toEqual(['stoel', '<img src=x>', 'x'.repeat(100)])
})

test('whatever storage holds, there are at most five searches, all different', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.string()).map((list) => JSON.stringify(list)),
      ),
      (text) => {
        window.localStorage.setItem(recentSearchesKey, text)
        const searches = readRecentSearches()
        expect(searches.length).toBeLessThanOrEqual(5)
        expect(new Set(searches).size).toBe(searches.length)
      },
    ),
  )
})

test('forbidden storage loses nothing but the memory', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(remember('stoel')).toEqual(['stoel'])
  expect(readRecentSearches()).toEqual([])
  denied.mockRestore()
})
