import type { Address } from '../../src/contract/session'
import { formatAddressLines } from '../../src/forms/address/AddressLines'
import { shopCountries } from '../support/data/countryFixtures'

const address: Address = {
  ...{ id_address: 1, firstname: 'An', lastname: 'Peeters', company: null, vat_number: null },
  ...{ address1: 'Lindelaan 1', address2: null, postcode: '9000', city: 'Gent', id_country: 3 },
}

test.each<[string, Partial<Address>, string[]]>([
  ['a plain address has a line for street, town and country', {}, ['Lindelaan 1', '9000 Gent', 'België']],
  [
    'company and second line have lines of their own',
    { company: 'Peeters bv', address2: 'bus 3' },
    ['Peeters bv', 'Lindelaan 1', 'bus 3', '9000 Gent', 'België'],
  ],
  [
    'an empty company or second line has no line',
    { company: '', address2: '' },
    ['Lindelaan 1', '9000 Gent', 'België'],
  ],
  ['an unknown country has no line', { id_country: 77 }, ['Lindelaan 1', '9000 Gent']],
])('%s', (_title, change, lines) => expect(formatAddressLines({ ...address, ...change }, shopCountries)).toEqual(lines))
