import * as v from 'valibot'
import {
  buildAccountChoice,
  emptyGuest,
  buildGuestChoice,
  type GuestFields,
} from '../../../src/features/checkout/identity/guestFields'
import { buildGuestSchema, type GuestKind } from '../../../src/features/checkout/identity/guestFields'
import { identity as en } from '../../../src/i18n/en/identity'
import { identity as nl } from '../../../src/i18n/nl/identity'
import { shopCountries } from '../../support/data/countryFixtures'

const good: GuestFields = {
  ...emptyGuest,
  email: 'ine@example.com',
  firstname: 'Ine',
  lastname: 'Vermeulen',
  delivery: { ...emptyGuest.delivery, country: 'BE', address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent' },
}

/** The messages by field path, as the form shows them. */
function faults(fields: unknown, kind: GuestKind = 'guest', errors = nl.errors): Record<string, string> {
  const result = v.safeParse(buildGuestSchema(errors, shopCountries, kind), fields)
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/** SPEC §7 create guest and create account; §5: a guest's password is optional. */
describe('buildGuestSchema', () => {
  it('takes what a shopper would fill in', () => {
    expect(faults(good)).toEqual({})
    expect(faults({ ...good, otherInvoice: true, invoice: good.delivery })).toEqual({})
    expect(faults({ ...good, password: 'acht tekens' }, 'account')).toEqual({})
  })

  it('names every field that is missing', () => {
    const missing = [
      'delivery.address1',
      'delivery.city',
      'delivery.country',
      'delivery.postcode',
      'email',
      'firstname',
      'lastname',
    ]
    expect(Object.keys(faults(emptyGuest)).sort()).toEqual(missing)
    expect(Object.keys(faults(emptyGuest, 'account')).sort()).toEqual([...missing, 'password'])
  })

  test.each([
    ['guest', '', undefined],
    ['guest', 'kort', 'Kies een wachtwoord van minstens 8 tekens.'],
    ['guest', 'precies8', undefined],
    ['account', '', 'Kies een wachtwoord.'],
    ['account', 'zeven77', 'Kies een wachtwoord van minstens 8 tekens.'],
    ['account', 'x'.repeat(129), 'Dit mag hoogstens 128 tekens lang zijn.'],
  ] as const)('the password of a new %s: "%s"', (kind, password, message) => {
    expect(faults({ ...good, password }, kind).password).toBe(message)
  })

  it('checks the invoice address only when it is another one', () => {
    const invoice = { ...good.delivery, city: '' }
    expect(faults({ ...good, invoice })).toEqual({})
    expect(faults({ ...good, otherInvoice: true, invoice })).toEqual({ 'invoice.city': 'Vul je gemeente in.' })
    expect(faults({ ...good, password: 'acht tekens', otherInvoice: true, invoice }, 'account')).toEqual({})
  })

  it('shows an address its faults while other fields have faults too', () => {
    const fields = { ...good, email: 'ine', delivery: { ...good.delivery, postcode: '1' } }
    expect(faults(fields, 'guest', en.errors)).toEqual({
      email: 'Enter an email address, like name@example.com.',
      'delivery.postcode': 'A Belgian postcode has four digits.',
    })
  })

  it('refuses texts that are too long', () => {
    expect(faults({ ...good, firstname: 'x'.repeat(61) })).toEqual({
      firstname: 'Dit mag hoogstens 60 tekens lang zijn.',
    })
  })
})

describe('what is sent', () => {
  it('is trimmed, with null for what may stay empty, without an invoice address or password that was not given', () => {
    expect(buildGuestChoice({ ...good, email: ' ine@example.com ', id_gender: '2' }, shopCountries)).toEqual({
      account: { email: 'ine@example.com', id_gender: 2, firstname: 'Ine', lastname: 'Vermeulen', newsletter: false },
      delivery: {
        firstname: 'Ine',
        lastname: 'Vermeulen',
        address1: 'Kastanjelaan 88',
        address2: null,
        postcode: '9000',
        city: 'Gent',
        id_country: 3,
        company: null,
        vat_number: null,
      },
    })
  })

  it('has the invoice address when it is another one, and the password as it was typed', () => {
    const fields = {
      ...good,
      password: ' met spaties ',
      otherInvoice: true,
      invoice: { ...good.delivery, company: ' V bv ' },
    }
    const choice = buildGuestChoice(fields, shopCountries)
    expect(choice.invoice).toMatchObject({ company: 'V bv', lastname: 'Vermeulen' })
    expect(choice.account).toMatchObject({ id_gender: null, password: ' met spaties ' })
  })

  it('is one flat address for an account', () => {
    expect(buildAccountChoice({ ...good, password: 'acht tekens', newsletter: true }, shopCountries)).toEqual({
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
