import { shorten } from '../../src/pageTable/pages/pageMaker'
import { fc } from '../support/propertyTests'

test.each([
  ['Kort.', 20, 'Kort.'],
  ['Een lange zin vooraf. En dan nog een.', 30, 'Een lange zin vooraf.'],
  ['Een, twee, drie, vier en vijf', 18, 'Een, twee, drie…'],
])('the text "%s", shortened to %d characters, is "%s"', (text, most, short) => {
  expect(shorten(text, most)).toBe(short)
})

test('the shortened text never exceeds the limit', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => shorten(text).length <= 155))
})
