/** @jest-environment jest-fixed-jsdom */
import {
  forgetTerm,
  forgetAllTerms,
  readRecentSearches,
  recentSearchesKey,
  rememberTerm,
} from '../../../src/features/search/searchHistory'
import { fc } from '../../support/propertyTests'

afterEach(() => window.localStorage.clear())
const readStorage = () => window.localStorage.getItem(recentSearchesKey)

test('the latest five searches are stored without duplicates, regardless of case', () => {
  for (const term of ['stoel', 'tafel', 'lamp', 'vaas', 'bank', 'Lamp', 'tapijt']) rememberTerm(term)
  expect(readRecentSearches()).toEqual(['tapijt', 'Lamp', 'bank', 'vaas', 'tafel'])
})

test('one search or all can be removed, and storage is cleared after the last one', () => {
  rememberTerm('stoel')
  rememberTerm('tafel')
  expect(forgetTerm('stoel')).toEqual(['tafel'])
  expect(readRecentSearches()).toEqual(['tafel'])
  expect(forgetAllTerms()).toEqual([])
  expect(readStorage()).toBeNull()
  rememberTerm('stoel')
  forgetTerm('stoel')
  expect(readStorage()).toBeNull()
})

test.each([
  ['invalid JSON', '{'],
  ['another shape', '{"0":"stoel"}'],
  ['null', 'null'],
  ['a number', '7'],
  ['values of other types', '[1,null,{},["stoel"],true]'],
  ['control characters', '["sto\\u0000el","\\u001b[31mrood"]'],
  ['single letters and spaces', '["s","  "," x "]'],
])('storage that contains %s is treated as empty', (_name, text) => {
  window.localStorage.setItem(recentSearchesKey, text)
  expect(readRecentSearches()).toEqual([])
})

test('valid entries among invalid ones are read, truncated to the maximum length of a term', () => {
  window.localStorage.setItem(
    recentSearchesKey,
    JSON.stringify([5, ' stoel ', 'stoel', '<img src=x>', 'x'.repeat(5000)]),
  )
  expect(readRecentSearches()).toEqual(['stoel', '<img src=x>', 'x'.repeat(100)])
})

test('any stored text gives at most five different searches', () => {
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

test('if storage is forbidden, a new search is returned, and nothing throws', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(rememberTerm('stoel')).toEqual(['stoel'])
  expect(readRecentSearches()).toEqual([])
  setItem.mockRestore()
})
