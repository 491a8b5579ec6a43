/** @jest-environment jest-fixed-jsdom */
import type { Address } from '../../../src/contract/session'
import {
  type AccountAddress,
  buildAccountAddressSchema,
  buildAccountAddressPayload,
  buildInitialAddress,
  emptyAccountAddress,
  forgetAddressDraft,
  saveAddressDraft,
  readAddressDraft,
} from '../../../src/features/account/addresses/accountAddress'
import { pickAddressErrors } from '../../../src/features/account/addresses/addressErrors'
import { common } from '../../../src/i18n/nl/common'
import { errorMessage } from '../../../src/store/http/errorMessage'
import { findRefusedAddressField } from '../../../src/features/account/addresses/useAccountAddressForm'
import { type AddressFields, emptyAddress } from '../../../src/forms/address/addressFields'
import { listAddressPaths } from '../../../src/forms/address/addressInputs'
import { addresses as messages } from '../../../src/i18n/nl/addresses'
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

describe('buildInitialAddress', () => {
  test('an existing address fills the fields in the format of its country', () => {
    const start = buildInitialAddress({ address: vliet, customer, countries, countryId: 3 })
    expect(start.name).toEqual({ firstname: 'An', lastname: 'Peeters' })
    expect(start.address).toMatchObject({ country: 'NL', address1: 'Vliet', number: '88', addition: 'A' })
    expect(start.defaults).toEqual({ delivery: false, invoice: false })
  })

  test.each([
    ['the country of the cart', 13, 'NL'],
    ['the first country when there is no cart', null, 'BE'],
    ['the first country when the cart’s has no delivery', 77, 'BE'],
  ])('a new address starts with the customer’s name and %s', (_which, countryId, iso) => {
    const start = buildInitialAddress({ address: null, customer, countries, countryId })
    expect(start).toEqual({ ...emptyAccountAddress, name: customer, address: { ...emptyAddress, country: iso } })
  })
})

test('the payload of an address contains only the selected defaults (SPEC §7)', () => {
  expect(buildAccountAddressPayload(typed, countries)).toEqual({
    ...{ firstname: 'An', lastname: 'Peeters', company: null, vat_number: null, address1: 'Werf 3' },
    ...{ address2: null, postcode: '8000', city: 'Brugge', id_country: 3, default_delivery: true },
  })
})

describe('accountAddressSchema', () => {
  const { errors } = identity
  const listIssues = (fields: AccountAddress) =>
    Object.fromEntries(
      (safeParse(buildAccountAddressSchema(errors, countries), fields).issues ?? []).map(({ path, message }) => [
        path?.map(({ key }) => key).join('.'),
        message,
      ]),
    ) as Record<string, string>
  const withName = (firstname: string, lastname: string) => ({ ...typed, name: { firstname, lastname } })
  const withAddress = (changed: Partial<AddressFields>) => ({ ...typed, address: { ...typed.address, ...changed } })
  const numberless = withAddress({ country: 'NL', address1: 'Vliet', postcode: '3511' })
  const french = withAddress({ country: 'FR', address1: 'Le Bourg', postcode: '17000' })

  test.each<[string, AccountAddress, Record<string, string>]>([
    ['a complete address is valid', typed, {}],
    ['a name is required', withName(' ', ''), { 'name.firstname': errors.firstname, 'name.lastname': errors.lastname }],
    ['a name has at most 60 characters', withName('x'.repeat(61), 'M'), { 'name.firstname': errors.tooLong(60) }],
    [
      'a Belgian postcode must be complete',
      withAddress({ postcode: '80' }),
      { 'address.postcode': errors.postcode.BE },
    ],
    [
      'a Dutch address needs a house number and a complete postcode',
      numberless,
      { 'address.number': errors.number, 'address.postcode': errors.postcode.NL },
    ],
    ['a French address needs no house number', french, {}],
  ])('%s', (_title, fields, expected) => expect(listIssues(fields)).toEqual(expected))
})

describe('the draft of an address', () => {
  const key = 'upnorth.draft.account-address'
  const mine = { id_customer: 1, id_address: null }
  const other = { id_customer: 1, id_address: 4 }
  beforeEach(() => window.sessionStorage.clear())

  test('each address has its own draft, which only its customer can read', () => {
    saveAddressDraft(mine, typed)
    saveAddressDraft(other, { ...typed, defaults: { delivery: false, invoice: true } })
    expect(readAddressDraft(mine)).toEqual(typed)
    expect(readAddressDraft(other)?.defaults).toEqual({ delivery: false, invoice: true })
    expect(readAddressDraft({ id_customer: 2, id_address: null })).toBeNull()
    forgetAddressDraft(mine)
    expect(readAddressDraft(mine)).toBeNull()
    expect(readAddressDraft(other)).not.toBeNull()
  })

  test('the draft of another customer replaces the previous one', () => {
    saveAddressDraft(mine, typed)
    saveAddressDraft({ ...mine, id_customer: 2 }, typed)
    expect(readAddressDraft(mine)).toBeNull()
    expect(window.sessionStorage.getItem(key)).toContain('"customer":"2"')
  })

  test.each(['{', 'null', '[]', '{"customer":1}', '{"customer":"1","new.city":{"a":1}}'])(
    'an invalid stored draft is ignored: %s',
    (stored) => {
      window.sessionStorage.setItem(key, stored)
      expect(readAddressDraft(mine)).toBeNull()
    },
  )

  test('unknown fields and invalid values of a stored draft are ignored', () => {
    window.sessionStorage.setItem(key, '{"customer":"1","new.city":"Gent","new.role":"admin","new.delivery":"maybe"}')
    expect(readAddressDraft(mine)).toEqual({ ...emptyAccountAddress, address: { ...emptyAddress, city: 'Gent' } })
  })
})

describe('findRefusedAddressField (SPEC §8)', () => {
  const { errors } = identity
  const order = listAddressPaths('address', 'NL', ['name.firstname', 'name.lastname'])

  test.each([
    ['address.postcode', 'address.postcode', errors.postcode.NL],
    ['address.id_country', 'address.country', errors.country],
    ['address.vat_number', 'address.vat_number', errors.vatNumber.NL],
    ['address.lastname', 'name.lastname', errors.refused],
    ['address.city', 'address.city', errors.refused],
  ])('a refusal of %s is shown at the field %s', (field, path, message) =>
    expect(findRefusedAddressField(field, order, 'NL', errors)).toEqual({ path, message }),
  )

  test.each(['address', 'address.id_customer', '', '__proto__', 'address.address2'])(
    'a refusal of "%s" belongs to no field',
    (field) => expect(findRefusedAddressField(field, order, 'NL', errors)).toBeNull(),
  )
})

test.each([
  [{ code: 'ERR_LINK' }, messages.errors.loggedOut],
  [{ status: 404, type: 'not_found' }, messages.errors.gone],
  [{ status: 422, type: 'too_many_addresses', data: { maximum: 50 } }, messages.errors.full(50)],
  [{ status: 422, type: 'too_many_addresses', data: { maximum: '<b>' } }, readCommonErrors(messages.errors).other],
])('saving an address that fails with %j shows the message of that error (SPEC §8)', (failed, message) =>
  expect(errorMessage(failed, pickAddressErrors(failed, messages), common)).toBe(message),
)
