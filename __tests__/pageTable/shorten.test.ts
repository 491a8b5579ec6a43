import { shortenText } from '../../src/pageTable/pages/pageMaker'
import { fc } from '../support/propertyTests'

test.each([
  ['Kort.', 20, 'Kort.'],
  ['Een lange zin vooraf. En dan nog een.', 30, 'Een lange zin vooraf.'],
  ['Een, twee, drie, vier en vijf', 18, 'Een, twee, drie…'],
  ['precies tien', 12, 'precies tien'],
  ['precies elf!', 11, 'precies…'],
  ['aaneengeschreven', 10, 'aaneenges…'],
  ['lang–streepje', 8, 'lang…'],
  ['Kort. En dan een lange zin', 20, 'Kort. En dan een…'],
  ['Mag dit? Ja, dat mag heel vaak', 12, 'Mag dit?'],
  ['Kijk nu! Dat is heel mooi hier', 12, 'Kijk nu!'],
])('the text "%s", shortened to %d characters, is "%s"', (text, most, short) => {
  expect(shortenText(text, most)).toBe(short)
})

test('the shortened text never exceeds the limit', () => {
  // With a low limit and more letters than breaks, words have every length, from none to longer than the limit.
  const text = fc.string({ unit: fc.constantFrom(...'abcdefgh', ' ', '. ', ', ', '–'), maxLength: 60 })
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 12 }), (text, most) => {
      const short = shortenText(text, most)
      expect(short.length).toBeLessThanOrEqual(most)
      if (text.length <= most) expect(short).toBe(text)
      else expect(text.startsWith(short.replace(/…$/, ''))).toBe(true)
    }),
  )
})
