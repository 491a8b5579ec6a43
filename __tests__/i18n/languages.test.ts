import { languageId, languageOfPath, otherLanguage } from '../../src/i18n/languages'

// SPEC §2: paths start with /nl or /en.
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
])('the path "%s" is in %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language)
})

test('SPEC §3: each language has its id for the shop API', () => {
  expect(languageId).toEqual({ nl: 1, en: 2 })
})

test('the other language of one is the other', () => {
  expect([otherLanguage('nl'), otherLanguage('en')]).toEqual(['en', 'nl'])
})
