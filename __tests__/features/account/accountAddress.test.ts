/** @jest-environment jest-fixed-jsdom */
import type { Address } from '../../../src/contract/session'
import {
  buildAccountAddress,
  emptyAccountAddress,
  buildInitialAddress,
  type AccountAddress,
} from '../../../src/features/account/addresses/accountAddress'
import { accountAddressSchema } from '../../../src/features/account/addresses/accountAddress'
import { selectAddressErrors } from '../../../src/forms/address/addressErrors'
import { common } from '../../../src/i18n/nl/common'
import { errorMessage } from '../../../src/store/http/errorMessage'
import {
  forgetAddressDraft,
  saveAddressDraft,
  readAddressDraft,
} from '../../../src/features/account/addresses/accountAddressDraft'
import { findRefusedAddressField } from '../../../src/features/account/addresses/useAccountAddressForm'
import { emptyAddress } from '../../../src/forms/address/addressFields'
import { listAddressPaths } from '../../../src/forms/address/addressInputs'
import { addresses as words } from '../../../src/i18n/nl/addresses'
import { identity } from '../../../src/i18n/nl/identity'
import { safeParse } from 'valibot'
import { shopCountries as countries } from '../../support/data/countryFixtures'
import { readCommonErrors } from '../../support/data/commonSentences'

const vliet: Address = {
  ...{ id_address: 4, firstname: 'An', lastname: 'Peeters', company: 'Peeters bv', vat_number: null },
  ...{ address1: 'Vliet 88 A', address2: null, postcode: '3511 AB', city: 'Utrecht', id_country: 13 },
}
const customer = { firstname: 'An', lastname: 'Maes' }
const typed: AccountAddress = {
  name: { firstname: ' An ', lastname: 'Peeters' },
  address: { ...emptyAddress, country: 'BE', address1: 'Werf 3', postcode: 'B-8000', city: ' Brugge ' },
  defaults: { delivery: true, invoice: false },
}

describe('what stands in the form at first', () => {
  test('an address as it is, in the fields of its country', () => {
    const start = buildInitialAddress({ address: vliet, customer, countries, idCountry: 3 })
    expect(start.name).toEqual({ firstname: 'An', lastname: 'Peeters' })
    expect(start.address).toMatchObject({ country: 'NL', address1: 'Vliet', number: '88', addition: 'A' })
    expect(start.defaults).toEqual({ delivery: false, invoice: false })
  })

  test.each([
    ['the cart’s country', 13, 'NL'],
    ['no cart: the shop’s first country', undefined, 'BE'],
    ['a country without delivery', 77, 'BE'],
  ])('a new one: the customer’s name, %s', (_what, idCountry, iso) => {
    const start = buildInitialAddress({ address: null, customer, countries, idCountry })
    expect(start).toEqual({ ...emptyAccountAddress, name: customer, address: { ...emptyAddress, country: iso } })
  })
})

test('SPEC §7: what is sent; a default that is not asked for is not said', () => {
  expect(buildAccountAddress(typed, countries)).toEqual({
    ...{ firstname: 'An', lastname: 'Peeters', company: null, vat_number: null, address1: 'Werf 3' },
    ...{ address2: null, postcode: '8000', city: 'Brugge', id_country: 3, default_delivery: true },
  })
})

describe('the rules', () => {
  const faults = (fields: AccountAddress) =>
    (safeParse(accountAddressSchema(identity.errors, countries), fields).issues ?? []).map((issue) => [
      issue.path?.map(({ key }) => key).join('.'),
      issue.message,
    ])
  const { errors } = identity

  test.each<[string, AccountAddress, [string, string][]]>([
    ['right', typed, []],
    [
      'no name',
      { ...typed, name: { firstname: ' ', lastname: '' } },
      [
        ['name.firstname', errors.firstname],
        ['name.lastname', errors.lastname],
      ],
    ],
    [
      'a name too long',
      { ...typed, name: { firstname: 'x'.repeat(61), lastname: 'M' } },
      [['name.firstname', errors.tooLong(60)]],
    ],
    [
      'BE postcode',
      { ...typed, address: { ...typed.address, postcode: '80' } },
      [['address.postcode', errors.postcode.BE]],
    ],
    [
      'NL',
      { ...typed, address: { ...typed.address, country: 'NL', address1: 'Vliet', postcode: '3511' } },
      [
        ['address.number', errors.number],
        ['address.postcode', errors.postcode.NL],
      ],
    ],
    [
      'FR without a number',
      { ...typed, address: { ...typed.address, country: 'FR', address1: 'Le Bourg', postcode: '17000' } },
      [],
    ],
  ])('%s', (_what, fields, expected) => expect(faults(fields)).toEqual(expected))
})

describe('the draft', () => {
  const key = 'upnorth.draft.account-address'
  const mine = { id_customer: 1, id_address: null }
  const other = { id_customer: 1, id_address: 4 }
  beforeEach(() => window.sessionStorage.clear())

  test('one for each address, of this customer alone', () => {
    saveAddressDraft(mine, typed)
    saveAddressDraft(other, { ...typed, defaults: { delivery: false, invoice: true } })
    expect(readAddressDraft(mine)).toEqual(typed)
    expect(readAddressDraft(other)?.defaults).toEqual({ delivery: false, invoice: true })
    expect(readAddressDraft({ id_customer: 2, id_address: null })).toBeNull()
    forgetAddressDraft(mine)
    expect(readAddressDraft(mine)).toBeNull()
    expect(readAddressDraft(other)).not.toBeNull()
  })

  test('another customer’s takes its place', () => {
    saveAddressDraft(mine, typed)
    saveAddressDraft({ ...mine, id_customer: 2 }, typed)
    expect(readAddressDraft(mine)).toBeNull()
    expect(window.sessionStorage.getItem(key)).toContain('"customer":"2"')
  })

  test.each(['{', 'null', '[]', '{"customer":1}', '{"customer":"1","new.city":{"a":1}}'])(
    'takes nothing from hostile storage: %s',
    (stored) => {
      window.sessionStorage.setItem(key, stored)
      expect(readAddressDraft(mine)).toBeNull()
    },
  )

  test('takes only what it knows of a mixed draft', () => {
    window.sessionStorage.setItem(key, '{"customer":"1","new.city":"Gent","new.role":"admin","new.delivery":"maybe"}')
    expect(readAddressDraft(mine)).toEqual({ ...emptyAccountAddress, address: { ...emptyAddress, city: 'Gent' } })
  })
})

describe('SPEC §8: where a refused field is shown', () => {
  const { errors } = identity
  const order = listAddressPaths('address', 'NL', ['name.firstname', 'name.lastname'])

  test.each([
    ['address.postcode', 'address.postcode', errors.postcode.NL],
    ['address.id_country', 'address.country', errors.country],
    ['address.vat_number', 'address.vat_number', errors.vatNumber.NL],
    ['address.lastname', 'name.lastname', errors.refused],
    ['address.city', 'address.city', errors.refused],
  ])('%s', (field, path, message) =>
    expect(findRefusedAddressField(field, order, 'NL', errors)).toEqual({ path, message }),
  )

  test.each(['address', 'address.id_customer', '', '__proto__', 'address.address2'])('nowhere: "%s"', (field) =>
    expect(findRefusedAddressField(field, order, 'NL', errors)).toBeNull(),
  )
})

test.each([
  [{ code: 'ERR_NETWORK' }, readCommonErrors(words.errors).network],
  [{ code: 'ETIMEDOUT' }, readCommonErrors(words.errors).timeout],
  [{ status: 401, type: 'not_logged_in' }, words.errors.loggedOut],
  [{ code: 'ERR_LINK' }, words.errors.loggedOut],
  [{ code: 'ERR_LOGGED_OUT' }, words.errors.loggedOut],
  [{ status: 404, type: 'not_found' }, words.errors.gone],
  [{ status: 422, type: 'too_many_addresses', data: { maximum: 50 } }, words.errors.full(50)],
  [{ status: 422, type: 'too_many_addresses', data: { maximum: '<b>' } }, readCommonErrors(words.errors).other],
  [{ status: 500 }, readCommonErrors(words.errors).other],
])('SPEC §8: why it was not saved, %j', (failed, said) =>
  expect(errorMessage(failed, selectAddressErrors(failed, words), common)).toBe(said),
)
