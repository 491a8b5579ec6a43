import type { Address, Customer } from '../../../src/contract/session'
import { emptyGuest } from '../../../src/features/checkout/identity/guestFields'
import { buildStartingFields as buildFields } from '../../../src/features/checkout/identity/buildStartingFields'
import { shopCountries } from '../../support/data/countryFixtures'

type KnownDetails = Omit<Parameters<typeof buildFields>[0], 'countries'>
const buildStartingFields = (knownDetails: KnownDetails) => buildFields({ ...knownDetails, countries: shopCountries })

const customer: Customer = {
  id_customer: 1,
  email: 'ine@example.com',
  id_gender: 2,
  firstname: 'Ine',
  lastname: 'Vermeulen',
  is_guest: true,
}
const home: Address = {
  id_address: 5,
  firstname: 'Ine',
  lastname: 'Vermeulen',
  company: null,
  vat_number: null,
  address1: 'Kastanjelaan 88',
  address2: null,
  postcode: '9000',
  city: 'Gent',
  id_country: 3,
}
const office: Address = { ...home, id_address: 6, company: 'Vermeulen bv', city: 'Brugge' }

it('a new guest gets empty fields with the country of the cart', () => {
  const fields = buildStartingFields({
    draft: null,
    customer: null,
    deliveryAddress: undefined,
    invoiceAddress: undefined,
    cartCountryId: 13,
  })
  expect(fields).toEqual({
    ...emptyGuest,
    delivery: { ...emptyGuest.delivery, country: 'NL' },
    invoice: { ...emptyGuest.invoice, country: 'NL' },
  })
})

it('a returning guest gets the details from the API', () => {
  const fields = buildStartingFields({
    draft: null,
    customer,
    deliveryAddress: home,
    invoiceAddress: office,
    cartCountryId: 13,
  })
  expect(fields).toMatchObject({ email: 'ine@example.com', id_gender: '2', otherInvoice: true })
  expect(fields.delivery).toMatchObject({ country: 'BE', city: 'Gent', company: '' })
  expect(fields.invoice).toMatchObject({ company: 'Vermeulen bv', city: 'Brugge' })
})

it.each([
  ['is the delivery address', home],
  ['equals the delivery address', { ...home, id_address: 7 }],
])('no separate invoice address is selected when it %s', (_how, invoiceAddress) => {
  expect(
    buildStartingFields({ draft: null, customer, deliveryAddress: home, invoiceAddress, cartCountryId: 3 })
      .otherInvoice,
  ).toBe(false)
})

it('a typed address moves to the country that was chosen for the cart later, without losing any part', () => {
  const delivery = { ...emptyGuest.delivery, country: 'BE', address1: 'Kastanjelaan 88', city: 'Gent' }
  const knownDetails = {
    draft: { ...emptyGuest, delivery },
    customer,
    deliveryAddress: undefined,
    invoiceAddress: undefined,
  }
  expect(buildStartingFields({ ...knownDetails, cartCountryId: 13 }).delivery).toEqual(delivery)
  expect(buildStartingFields({ ...knownDetails, cartCountryId: 13, hasCartCountryChanged: true }).delivery).toEqual({
    ...delivery,
    country: 'NL',
    address1: 'Kastanjelaan',
    number: '88',
  })
})

it('the draft takes precedence over the details from the API', () => {
  const draft = { ...emptyGuest, firstname: 'In' }
  expect(
    buildStartingFields({ draft, customer, deliveryAddress: home, invoiceAddress: home, cartCountryId: 3 }),
  ).toMatchObject({
    firstname: 'In',
    delivery: { city: '', country: 'BE' },
  })
})

it('the email address of a customer comes from the account', () => {
  const draft = { ...emptyGuest, email: 'iemand@example.com' }
  const knownDetails = { draft, deliveryAddress: undefined, invoiceAddress: undefined, cartCountryId: 3 }
  expect(buildStartingFields({ ...knownDetails, customer: { ...customer, is_guest: false } }).email).toBe(
    'ine@example.com',
  )
  expect(buildStartingFields({ ...knownDetails, customer }).email).toBe('iemand@example.com')
})
