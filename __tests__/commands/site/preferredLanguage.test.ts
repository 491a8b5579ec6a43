import { preferredLanguage } from '../../../src/commands/site/createSite'

test.each([
  [undefined, 'nl'],
  ['', 'nl'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,nl;q=0.8', 'en'],
  ['nl-BE,nl;q=0.9,en;q=0.8', 'nl'],
  ['fr-FR,fr;q=0.9,en;q=0.5', 'en'],
  ['en;q=0.3,nl;q=0.7', 'nl'],
  ['fr, de', 'nl'],
  ['en;q=0, nl;q=0.1', 'nl'],
  ['en;q=0', 'nl'],
  ['EN-us', 'en'],
  ['english', 'nl'],
  [';;;,,q=', 'nl'],
  ['en;q=nonsense,nl;q=0.1', 'nl'],
])('Accept-Language %p leads to %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
