import { getAddressHints, buildAddressToken } from '../../src/forms/address/addressInputs'

test.each([
  ['Belgium', '^[1-9][0-9]{3}$', 'numeric'],
  ['the Netherlands, whose postcodes have letters', '^[1-9][0-9]{3} ?[A-Za-z]{2}$', undefined],
  ['a country whose pattern is unknown', undefined, undefined],
])('the keyboard for the postcode fits %s', (_country, pattern, inputMode) => {
  expect(getAddressHints('address', 'postcode', pattern).inputMode).toBe(inputMode)
})

test('a numeric postcode does not make the keyboard of another field numeric', () => {
  expect(getAddressHints('address', 'city', '^[0-9]{4}$').inputMode).toBeUndefined()
})

test.each([
  ['delivery', 'section-delivery shipping postal-code'],
  ['invoice', 'section-invoice billing postal-code'],
  ['address', 'postal-code'],
] as const)('the browser fills the postcode of the %s address as "%s"', (name, token) => {
  expect(buildAddressToken(name, 'postal-code')).toBe(token)
  expect(getAddressHints(name, 'postcode', undefined).autoComplete).toBe(token)
})
