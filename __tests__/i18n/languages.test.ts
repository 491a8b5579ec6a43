import { languageId, languageOfPath, otherLanguage } from '../../src/i18n/languages'

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
  expect(languageOfPath(path)).toBe(language)
})

test('assigns each language its id for the shop API (SPEC §3)', () => {
  expect(languageId).toEqual({ nl: 1, en: 2 })
})

test('returns the other language', () => {
  expect([otherLanguage('nl'), otherLanguage('en')]).toEqual(['en', 'nl'])
})
