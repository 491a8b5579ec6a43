import { buildAddressToken, getAddressHints, listAddressPaths } from '../../src/forms/address/addressInputs'

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

test.each([
  ['NL', ['postcode', 'number', 'addition', 'address1', 'city']],
  ['BE', ['address1', 'address2', 'postcode', 'city']],
  ['FR', ['address1', 'address2', 'postcode', 'city']],
])('the form of an address in %s begins with the country and ends with the fields of a company', (iso, rows) =>
  expect(listAddressPaths('address', iso, ['name'])).toEqual([
    'address.country',
    'name',
    ...rows.map((part) => `address.${part}`),
    'address.company',
    'address.vat_number',
  ]),
)
