import { languages } from '../../src/i18n/languages'
import { formatMoney } from '../../src/i18n/money'
import { fc } from '../support/propertyTests'

// The prices follow docs/look.md, "Type". The space is a no-break space.
test.each([
  [1249, '€\u00a01.249', '€1,249'],
  [343.2, '€\u00a0343,20', '€343.20'],
  [0, '€\u00a00', '€0'],
  [6.95, '€\u00a06,95', '€6.95'],
  [289, '€\u00a0289', '€289'],
  [12345.5, '€\u00a012.345,50', '€12,345.50'],
  [-25, '\u2212\u00a0€\u00a025', '\u2212\u00a0€25'],
  [0.1 + 0.2, '€\u00a00,30', '€0.30'],
  [99.999, '€\u00a0100', '€100'],
  [-0.001, '€\u00a00', '€0'],
])('an amount of %d euro is "%s" in Dutch and "%s" in English', (euro, nl, en) => {
  expect(formatMoney(euro, 'nl')).toBe(nl)
  expect(formatMoney(euro, 'en')).toBe(en)
})

test('a formatted amount of whole cents can be parsed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e8, max: 1e8 }), fc.constantFrom(...languages), (cents, language) => {
      const messages = formatMoney(cents / 100, language)
      const [whole, part = '00'] = messages.split(language === 'nl' ? ',' : '.').map((each) => each.replace(/\D/g, ''))
      expect(Number(whole + part) * (messages.startsWith('\u2212') ? -1 : 1)).toBe(cents)
    }),
  )
})
