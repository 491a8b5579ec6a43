import {
  buildAddressPayload,
  buildPrivateAddressPayload,
  emptyAddress,
  moveToCountry,
  buildAddressFields,
  separateNumber,
} from '../../src/forms/address/addressFields'
import { shopCountries } from '../support/data/countryFixtures'

const belgian = { ...emptyAddress, country: 'BE', address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent' }
const dutch = { ...emptyAddress, country: 'NL', address1: 'Prinsengracht', number: '88', addition: 'A' }

/** SPEC §3 lists the fields of an address in a request. */
describe('moveToCountry', () => {
  test.each([
    [belgian, 'NL', { address1: 'Kastanjelaan', number: '88', addition: '', address2: '' }],
    [
      { ...belgian, address2: 'bus 3' },
      'NL',
      { address1: 'Kastanjelaan', number: '88', addition: 'bus 3', address2: '' },
    ],
    [dutch, 'BE', { address1: 'Prinsengracht 88 A', number: '', addition: '' }],
    [dutch, 'DE', { address1: 'Prinsengracht 88 A', number: '', addition: '' }],
    [{ ...belgian, address2: 'bus 3' }, 'FR', { address1: 'Kastanjelaan 88', address2: 'bus 3' }],
    [dutch, 'NL', { address1: 'Prinsengracht', number: '88', addition: 'A' }],
    [emptyAddress, 'NL', { address1: '', number: '', addition: '', address2: '' }],
  ])('moving %j to %s joins or splits the street line in the format of that country', (fields, country, expected) => {
    expect(moveToCountry(fields, country)).toEqual({ ...fields, country, ...expected })
  })

  it('moving an address to another country and back does not lose any text', () => {
    expect(moveToCountry(moveToCountry({ ...belgian, address2: 'bus 3' }, 'NL'), 'BE').address1).toBe(
      'Kastanjelaan 88 bus 3',
    )
  })
})

describe('separateNumber', () => {
  it('a street line that the browser filled in as a whole is split into the Dutch fields', () => {
    const filled = { ...dutch, address1: 'Prinsengracht 88 A', number: '', addition: '' }
    expect(separateNumber(filled)).toEqual(dutch)
  })

  it('an addition that the user typed remains unless the street line has one', () => {
    const typed = { ...dutch, address1: 'Prinsengracht 88', number: '', addition: 'B' }
    expect(separateNumber(typed)).toEqual({ ...dutch, addition: 'B' })
    expect(separateNumber({ ...typed, address1: 'Prinsengracht 88 A' })).toEqual(dutch)
  })

  test.each([
    belgian,
    dutch,
    { ...dutch, address1: 'Plein 1944' },
    { ...dutch, address1: 'Prinsengracht', number: '' },
  ])('an address without a number to split off does not change: %j', (fields) => {
    expect(separateNumber(fields)).toBe(fields)
  })
})

describe('buildAddressPayload', () => {
  test.each([
    [belgian, { address1: 'Kastanjelaan 88', address2: null, postcode: '9000', city: 'Gent', id_country: 3 }],
    [
      { ...dutch, postcode: '1015dt', city: ' Amsterdam ' },
      { address1: 'Prinsengracht 88 A', postcode: '1015 DT', city: 'Amsterdam', id_country: 13 },
    ],
    [{ ...dutch, address1: 'Prinsengracht 88', number: '', addition: '' }, { address1: 'Prinsengracht 88' }],
    [
      { ...belgian, company: ' Vermeulen bv ', vat_number: '' },
      { company: 'Vermeulen bv', vat_number: null },
    ],
    [{ ...belgian, vat_number: 'be 0123.456.749' }, { vat_number: 'BE0123456749' }],
  ])('the address %j is sent as %j', (fields, expected) => {
    expect(buildAddressPayload(fields, shopCountries)).toMatchObject(expected)
  })
})

it('an address from the API fills the fields of its country', () => {
  const address = {
    ...{ id_address: 1, firstname: 'Ine', lastname: 'Bos', company: null, vat_number: null, address2: null },
    ...{ address1: 'Prinsengracht 88-2', postcode: '1015 DT', city: 'Amsterdam', id_country: 13 },
  }
  expect(buildAddressFields(address, shopCountries)).toMatchObject({
    country: 'NL',
    address1: 'Prinsengracht',
    number: '88',
    addition: '2',
  })
  expect(buildAddressFields({ ...address, id_country: 777 }, shopCountries)).toMatchObject({
    country: '',
    address1: 'Prinsengracht 88-2',
  })
})

it('the address of a new account is sent without company and VAT number (SPEC §7)', () => {
  const fields = { ...belgian, company: 'Vermeulen bv', vat_number: 'BE0123456749' }
  const expected = { address1: 'Kastanjelaan 88', address2: null, postcode: '9000', city: 'Gent', id_country: 3 }
  expect(buildPrivateAddressPayload(fields, shopCountries)).toEqual(expected)
})
