import { languageId, readPathLanguage, listOthers, locale, translate } from '../../src/i18n/languages'

// Paths start with /nl or /en (SPEC §2).
test.each([
  ['/nl', 'nl'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/cart', 'en'],
  ['/nl/winkelmandje', 'nl'],
  ['/', 'nl'],
  ['', 'nl'],
  ['/404.html', 'nl'],
  ['/english', 'nl'],
  ['/fr/en', 'nl'],
])('returns for the path "%s" the language %s', (path, language) => {
  expect(readPathLanguage(path)).toBe(language)
})

test('assigns each language its id for the shop API (SPEC §3)', () => {
  expect(languageId).toEqual({ nl: 1, en: 2 })
})

test('the languages are those of data/shop.json, of which each page offers the other ones', () => {
  expect(locale).toEqual({ nl: 'nl-BE', en: 'en-GB' })
  expect([listOthers('nl'), listOthers('en')]).toEqual([['en'], ['nl']])
})

test('what was not written for a language is English', () => {
  expect(translate({ en: 'chair', nl: 'stoel' }, 'nl')).toBe('stoel')
  expect(translate({ en: 'chair' }, 'nl')).toBe('chair')
})
