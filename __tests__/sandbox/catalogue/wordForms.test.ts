import { createHeadFinder } from '../../../src/sandbox/search/indexCatalogue'
import { foldText, listFoldings, splitWords, stemWord } from '../../../src/sandbox/search/wordForms'
import { countAllowedErrors, countTypingErrors } from '../../../src/sandbox/search/correctWord'
import { fc } from '../../support/propertyTests'

test.each([
  ['Étagère', ['etagere']],
  ['Måne', ['mane', 'maane']],
  ['Rør', ['ror', 'roer']],
  ['Fælles', ['faelles', 'falles']],
  ['Väv', ['vav', 'vaev']],
  ['STRASSE', ['strasse']],
  ['e\u0301t', ['et']],
])('the word "%s" can be typed as %j', (word, ways) => {
  expect(listFoldings(word)).toEqual(ways)
  expect(foldText(word)).toBe(ways[0])
})

test.each([
  ['Tove eetkamerstoel', ['tove', 'eetkamerstoel']],
  ['160x200 cm', ['160', 'x', '200', 'cm']],
  ['160 × 200', ['160', 'x', '200']],
  ['off-white / sage', ['off', 'white', 'sage']],
  ['160 × 200x30cm', ['160', 'x', '200', 'x', '30cm']],
  ['the list JH53VD2X 2', ['the', 'list', 'jh53vd2x', '2']],
  ['"*()', []],
])('the words in "%s" are %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test.each([
  ['stoelne', 'stoelen', 1],
  ['hanglmap', 'hanglamp', 1],
  ['hangamp', 'hanglamp', 1],
  ['hanglaamp', 'hanglamp', 1],
  ['hanglomp', 'hanglamp', 1],
  ['hnaglmap', 'hanglamp', 2],
  ['lamp', 'lamp', 0],
  ['tafel', 'stoel', Infinity],
])('"%s" differs from "%s" by %d typing errors', (typed, word, errors) => {
  expect(countTypingErrors(typed, word, 2)).toBe(errors)
})

test('a typed part can match the start of a word', () => {
  expect(countTypingErrors('hangl', 'hanglamp', 1, true)).toBe(0)
  expect(countTypingErrors('hagnl', 'hanglamp', 1, true)).toBe(1)
  expect(countTypingErrors('hangl', 'hanglamp', 1)).toBe(Infinity)
})

test('the number of typing errors is symmetric, and 0 only for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = countTypingErrors(one, other, 9)
      expect(errors).toBe(countTypingErrors(other, one, 9))
      expect(errors === 0).toBe(one === other)
      for (const most of [1, 2]) expect(countTypingErrors(one, other, most)).toBe(errors <= most ? errors : Infinity)
    }),
  )
})

test('longer words allow more errors', () => {
  expect([3, 4, 6, 7, 12].map(countAllowedErrors)).toEqual([0, 1, 1, 2, 2])
})

test.each([
  ['nl', 'stoel', 'stoelen'],
  ['nl', 'vaas', 'vazen'],
  ['nl', 'bed', 'bedden'],
  ['nl', 'tafel', 'tafels'],
  ['nl', 'bureau', 'bureaus'],
  ['nl', 'zwart', 'zwarte'],
  ['nl', 'rood', 'rode'],
  ['nl', 'grijs', 'grijze'],
  ['nl', 'lamp', 'lampje'],
  ['nl', 'tafel', 'tafeltjes'],
  ['nl', 'kast', 'kastje'],
  ['nl', 'kussen', 'kussentje'],
  ['nl', 'boom', 'boompje'],
  ['nl', 'kom', 'kommetje'],
  ['nl', 'eik', 'eikenhout'],
  ['en', 'chair', 'chairs'],
  ['en', 'bench', 'benches'],
  ['en', 'shelf', 'shelves'],
  ['en', 'accessory', 'accessories'],
] as const)('in the language %s, "%s" and "%s" have the same stem', (lang, one, other) => {
  expect(stemWord(one, lang)).toBe(stemWord(other, lang))
})

test.each([
  ['nl', 'tafel', 'tafelen'],
  ['nl', 'glas', 'gla'],
  ['nl', 'lamp', 'lampi'],
  ['en', 'glass', 'glas'],
  ['en', 'table', 'tablet'],
] as const)('in the language %s, "%s" and "%s" have different stems', (lang, one, other) => {
  expect(stemWord(one, lang)).not.toBe(stemWord(other, lang))
})

test('the end of a compound is a head if it is a word itself or follows different letters', () => {
  const findHeads = createHeadFinder(['eetkamerstoel', 'barstoelen', 'tuinstoelen', 'stoel', 'vloerlamp', 'kandelaar'])
  expect(findHeads('eetkamerstoel')).toEqual(['stoel'])
  expect(findHeads('barstoelen')).toEqual(['stoelen'])
  expect(findHeads('vloerlamp')).toEqual([])
  expect(findHeads('kandelaar')).toEqual([])
  expect(createHeadFinder(['vloerlamp', 'hanglamp'])('hanglamp')).toEqual(['lamp'])
})
