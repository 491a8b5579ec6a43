import {
  createPlural,
  languageId,
  readPathLanguage,
  listOtherLanguages,
  locale,
  translate,
} from '../../src/i18n/languages'

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
])('the path "%s" has the language %s', (path, language) => {
  expect(readPathLanguage(path)).toBe(language)
})

test('each language has its id for the shop API (SPEC §3)', () => {
  expect(languageId).toEqual({ nl: 1, en: 2 })
})

test('the languages are those of data/shop.json, of which each page offers the other ones', () => {
  expect(locale).toEqual({ nl: 'nl-BE', en: 'en-GB' })
  expect([listOtherLanguages('nl'), listOtherLanguages('en')]).toEqual([['en'], ['nl']])
})

test('a text that is missing in a language is English', () => {
  expect(translate({ en: 'chair', nl: 'stoel' }, 'nl')).toBe('stoel')
  expect(translate({ en: 'chair' }, 'nl')).toBe('chair')
})

// The categories are those of Unicode: French counts zero as one thing, and Polish has a form for a few.
test.each([
  ['en', [0, 1, 2, 5], ['other', 'one', 'other', 'other']],
  ['nl', [0, 1, 2, 5], ['other', 'one', 'other', 'other']],
  ['fr', [0, 1, 2, 5], ['one', 'one', 'other', 'other']],
  ['pl', [0, 1, 2, 5], ['many', 'one', 'few', 'many']],
])('the messages in %s have for %j the forms %j', (language, counts, forms) => {
  const plural = createPlural(language)
  const all = { one: 'one', few: 'few', many: 'many', other: 'other' }
  expect(counts.map((count) => plural(count, all))).toEqual(forms)
})

test('a form that a message lacks is the general one', () => {
  expect(createPlural('pl')(2, { one: 'krzesło', other: 'krzesła' })).toBe('krzesła')
})
