import { readGiftlistCode } from '../../src/contract/giftlist'

test.each([
  ['with spaces and in lower case', ' feest 2ne '],
  ['with a hyphen', 'FEEST-2NE'],
  ['with a dash', 'FEEST–2NE'],
  ['with a hyphen at which no line breaks', 'FEEST\u20112NE'],
  ['with a space at which no line breaks', 'FEEST\u00a02NE'],
  ['with a zero-width space', '\u200bFEEST2NE'],
  ['with a soft hyphen', 'FEEST\u00ad2NE'],
  ['with marks of the writing direction', '\u2066FEEST2NE\u2069'],
])('reads a code %s', (_, typedCode) => {
  expect(readGiftlistCode(typedCode)).toBe('FEEST2NE')
})

test.each(['', '\u200b', 'FEEST2', 'FEEST2NEN', 'FEEST_2NE'])('reads no code in %j', (text) => {
  expect(readGiftlistCode(text)).toBeNull()
})
