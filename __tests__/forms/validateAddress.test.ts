import { validateAddress } from '../../src/forms/address/validateAddress'
import { emptyAddress, type AddressFields } from '../../src/forms/address/addressFields'
import { identity as en } from '../../src/i18n/en/identity'
import { identity as nl } from '../../src/i18n/nl/identity'
import { shopCountries } from '../support/data/countryFixtures'

const validFields: Record<string, Partial<AddressFields>> = {
  BE: { address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent' },
  NL: { address1: 'Prinsengracht', number: '88', postcode: '1015 DT', city: 'Amsterdam' },
  LU: { address1: '12, rue Haute', postcode: '1234', city: 'Luxembourg' },
  FR: { address1: '5 rue Basse', postcode: '75001', city: 'Paris' },
  DE: { address1: 'Lindenallee 3', postcode: '10115', city: 'Berlin' },
}
const findErrors = (country: string, change: Partial<AddressFields> = {}, messages = nl.errors) =>
  Object.fromEntries(
    validateAddress({ ...emptyAddress, country, ...validFields[country], ...change }, messages, shopCountries),
  )

/** SPEC §7 lists the fields of create guest and create account. §5 does not specify how they are validated. */
test.each(Object.keys(validFields))('a complete address in %s is valid', (country) => {
  expect(findErrors(country)).toEqual({})
})

test.each([
  ['BE', '900', 'Een Belgische postcode heeft vier cijfers.'],
  ['BE', '9000 AB', 'Een Belgische postcode heeft vier cijfers.'],
  ['NL', '1015', 'Een Nederlandse postcode heeft vier cijfers en twee letters.'],
  ['LU', '12345', 'Een Luxemburgse postcode heeft vier cijfers.'],
  ['FR', '7500', 'Een Franse postcode heeft vijf cijfers.'],
  ['DE', '1011', 'Een Duitse postcode heeft vijf cijfers.'],
  ['XX', '123', 'Deze postcode past niet bij het land.'],
  ['BE', '  ', 'Vul je postcode in.'],
])('in %s the postcode "%s" is invalid', (country, postcode, message) => {
  expect(findErrors(country, { postcode }).postcode).toBe(message)
})

test.each([
  ['BE', ' B-9000 '],
  ['NL', '1015dt'],
  ['FR', '75 001'],
  ['XY', 'anything, because the pattern is broken'],
])('in %s the postcode "%s" is valid', (country, postcode) => {
  expect(findErrors(country, { postcode }).postcode).toBeUndefined()
})

test.each([
  ['BE', { address1: 'Kastanjelaan' }, { address1: 'Vul ook je huisnummer in.' }],
  ['DE', { address1: 'Lindenallee' }, { address1: 'Vul ook je huisnummer in.' }],
  ['LU', { address1: 'rue Haute' }, { address1: 'Vul ook je huisnummer in.' }],
  ['FR', { address1: 'Lieu-dit Les Pins' }, {}],
  ['BE', { address1: 'Dorpsstraat z/n' }, {}],
  ['NL', { number: '' }, { number: 'Vul je huisnummer in.' }],
  ['NL', { number: '', address1: 'Prinsengracht 88' }, {}],
  ['BE', { address1: ' ' }, { address1: 'Vul je straat en huisnummer in.' }],
  ['NL', { address1: ' ' }, { address1: 'Vul je straat in.' }],
  ['LU', { address1: ' ' }, { address1: 'Vul je huisnummer en straat in.' }],
  ['BE', { city: '' }, { city: 'Vul je gemeente in.' }],
  ['NL', { city: '' }, { city: 'Vul je woonplaats in.' }],
  ['DE', { city: '' }, { city: 'Vul je plaats in.' }],
  ['BE', { city: 'x'.repeat(61) }, { city: 'Dit mag hoogstens 60 tekens lang zijn.' }],
  ['BE', { address1: `${'x'.repeat(120)} 1` }, { address1: 'Dit mag hoogstens 120 tekens lang zijn.' }],
])('in %s the address with %j has the errors %j', (country, change, expected) => {
  expect(findErrors(country, change)).toEqual(expected)
})

test.each([
  ['BE', 'BE0123456749', {}],
  ['BE', 'be 0123.456.749', {}],
  ['NL', 'NL123456782B01', {}],
  ['BE', 'DE123456788', {}],
  [
    'BE',
    'BE0123456748',
    { vat_number: 'Dit btw-nummer klopt niet. Een Belgisch nummer bestaat uit BE en tien cijfers.' },
  ],
  ['DE', 'DE12', { vat_number: 'Dit btw-nummer klopt niet. Een Duits nummer bestaat uit DE en negen cijfers.' }],
  ['XX', '12', { vat_number: 'Dit btw-nummer klopt niet.' }],
])('in %s the VAT number %s has the errors %j', (country, vat_number, expected) => {
  const otherFields = { postcode: '12', city: 'Hier', address1: 'Straat 1', ...validFields[country] }
  expect(findErrors(country, { ...otherFields, company: 'Vermeulen bv', vat_number })).toEqual(expected)
})

it('a VAT number without a company is invalid', () => {
  expect(findErrors('BE', { vat_number: 'BE0123456749' })).toEqual({
    company: 'Vul bij het btw-nummer ook de naam van het bedrijf in.',
  })
})

it('a country without delivery is invalid, even if it is named like a property of Object.prototype', () => {
  expect(findErrors('constructor', validFields.BE)).toMatchObject({ country: 'Kies een land.' })
  expect(findErrors('', validFields.BE)).toEqual({ country: 'Kies een land.' })
})

it('the messages are in English on an English page', () => {
  expect(findErrors('BE', { postcode: '1' }, en.errors)).toEqual({ postcode: 'A Belgian postcode has four digits.' })
})
