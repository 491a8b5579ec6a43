import * as v from 'valibot'
import {
  buildAccountChoice,
  buildGuestSchema,
  emptyGuest,
  buildGuestChoice,
  type GuestFields,
  type GuestFormKind,
} from '../../../src/features/checkout/identity/guestFields'
import { identity as en } from '../../../src/i18n/en/identity'
import { identity as nl } from '../../../src/i18n/nl/identity'
import { shopCountries } from '../../support/data/countryFixtures'

const validFields: GuestFields = {
  ...emptyGuest,
  email: 'ine@example.com',
  firstname: 'Ine',
  lastname: 'Vermeulen',
  delivery: { ...emptyGuest.delivery, country: 'BE', address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent' },
}

/** Returns the messages by field path. */
function findErrors(fields: unknown, kind: GuestFormKind = 'guest', errors = nl.errors): Record<string, string> {
  const result = v.safeParse(buildGuestSchema(errors, shopCountries, kind), fields)
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

test('an invoice address that was typed and then unticked is not sent, and the delivery address takes its place', () => {
  const fields = { ...validFields, invoice: { ...validFields.delivery, address1: 'Factuurstraat 1' } }
  expect(buildGuestChoice({ ...fields, otherInvoice: true }, shopCountries).invoice?.address1).toBe('Factuurstraat 1')
  const { delivery, invoice } = buildGuestChoice({ ...fields, otherInvoice: false }, shopCountries)
  expect(invoice).toEqual(delivery)
})

/** SPEC §7: create guest and create account. SPEC §5: The password of a guest is optional. */
describe('buildGuestSchema', () => {
  it('complete details are accepted', () => {
    expect(findErrors(validFields)).toEqual({})
    expect(findErrors({ ...validFields, otherInvoice: true, invoice: validFields.delivery })).toEqual({})
    expect(findErrors({ ...validFields, password: 'acht tekens' }, 'account')).toEqual({})
  })

  it('every required field that is empty is reported', () => {
    const missing = [
      'delivery.address1',
      'delivery.city',
      'delivery.country',
      'delivery.postcode',
      'email',
      'firstname',
      'lastname',
    ]
    expect(Object.keys(findErrors(emptyGuest)).sort()).toEqual(missing)
    expect(Object.keys(findErrors(emptyGuest, 'account')).sort()).toEqual([...missing, 'password'])
  })

  test.each([
    ['guest', '', undefined],
    ['guest', 'kort', 'Kies een wachtwoord van minstens 8 tekens.'],
    ['account', '', 'Kies een wachtwoord.'],
    ['account', 'zeven77', 'Kies een wachtwoord van minstens 8 tekens.'],
  ] as const)('the %s form with the password "%s" has the message %j', (kind, password, message) => {
    expect(findErrors({ ...validFields, password }, kind).password).toBe(message)
  })

  it('the invoice address is validated only when it differs from the delivery address', () => {
    const invoice = { ...validFields.delivery, city: '' }
    expect(findErrors({ ...validFields, invoice })).toEqual({})
    expect(findErrors({ ...validFields, otherInvoice: true, invoice })).toEqual({
      'invoice.city': 'Vul je gemeente in.',
    })
    expect(findErrors({ ...validFields, password: 'acht tekens', otherInvoice: true, invoice }, 'account')).toEqual({})
  })

  it('the errors of an address are reported together with those of other fields', () => {
    const fields = { ...validFields, email: 'ine', delivery: { ...validFields.delivery, postcode: '1' } }
    expect(findErrors(fields, 'guest', en.errors)).toEqual({
      email: 'Enter an email address, like name@example.com.',
      'delivery.postcode': 'A Belgian postcode has four digits.',
    })
  })

  it('names that are too long are rejected', () => {
    expect(findErrors({ ...validFields, firstname: 'x'.repeat(61) })).toEqual({
      firstname: 'Dit mag hoogstens 60 tekens lang zijn.',
    })
  })
})

describe('the payload of the guest form', () => {
  it('the payload has trimmed values and null for empty fields, both addresses, and no password unless given', () => {
    const address = {
      firstname: 'Ine',
      lastname: 'Vermeulen',
      address1: 'Kastanjelaan 88',
      address2: null,
      postcode: '9000',
      city: 'Gent',
      id_country: 3,
      company: null,
      vat_number: null,
    }
    expect(buildGuestChoice({ ...validFields, email: ' ine@example.com ', id_gender: '2' }, shopCountries)).toEqual({
      account: { email: 'ine@example.com', id_gender: 2, firstname: 'Ine', lastname: 'Vermeulen', newsletter: false },
      delivery: address,
      invoice: address,
    })
  })

  it('the payload has a separate invoice address, and the password exactly as typed', () => {
    const fields = {
      ...validFields,
      password: ' met spaties ',
      otherInvoice: true,
      invoice: { ...validFields.delivery, company: ' V bv ' },
    }
    const choice = buildGuestChoice(fields, shopCountries)
    expect(choice.invoice).toMatchObject({ company: 'V bv', lastname: 'Vermeulen' })
    expect(choice.account).toMatchObject({ id_gender: null, password: ' met spaties ' })
  })

  it('the payload of an account has the address fields at the top level', () => {
    expect(buildAccountChoice({ ...validFields, password: 'acht tekens', newsletter: true }, shopCountries)).toEqual({
      email: 'ine@example.com',
      password: 'acht tekens',
      id_gender: null,
      firstname: 'Ine',
      lastname: 'Vermeulen',
      newsletter: true,
      address1: 'Kastanjelaan 88',
      address2: null,
      city: 'Gent',
      id_country: 3,
      postcode: '9000',
    })
  })
})
