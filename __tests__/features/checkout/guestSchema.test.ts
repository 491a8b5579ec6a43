import * as v from 'valibot'
import type { Country } from '../../../src/contract/catalogue'
import { emptyGuest, guestChoice, type GuestFields } from '../../../src/features/checkout/info/guestFields'
import { guestSchema } from '../../../src/features/checkout/info/guestSchema'
import { checkout as en } from '../../../src/i18n/en/checkout'
import type { Areas } from '../../../src/i18n/words'
import { checkout as nl } from '../../../src/i18n/nl/checkout'

const countries: Country[] = [
  { id_country: 3, iso: 'BE', name: 'België', vat: 21, postcode: '^[1-9][0-9]{3}$', extra_days: 0 },
  { id_country: 13, iso: 'NL', name: 'Nederland', vat: 21, postcode: '^[1-9][0-9]{3} ?[A-Za-z]{2}$', extra_days: 0 },
  { id_country: 99, iso: 'XX', name: 'Nergens', vat: 0, postcode: '^[0-9]{2}$', extra_days: 0 },
  { id_country: 98, iso: 'XY', name: 'Stuk patroon', vat: 0, postcode: '([', extra_days: 0 },
]

const good: GuestFields = {
  ...emptyGuest,
  email: 'ine@example.com',
  firstname: 'Ine',
  lastname: 'Vermeulen',
  delivery: { ...emptyGuest.delivery, id_country: '3', address1: 'Kastanjelaan 88', postcode: '9000', city: 'Gent' },
}

/** The messages by field path, as the form shows them. */
function faults(fields: unknown, words: Areas['checkout'] = nl): Record<string, string> {
  const result = v.safeParse(guestSchema(words.info.errors, countries), fields)
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

const delivery = (change: Partial<GuestFields['delivery']>) => ({ ...good, delivery: { ...good.delivery, ...change } })

/** SPEC §7 create guest; §5: the password is optional. */
describe('guestSchema', () => {
  it('takes what a shopper would fill in', () => {
    expect(faults(good)).toEqual({})
    expect(faults({ ...good, otherInvoice: true, invoice: good.delivery })).toEqual({})
  })

  it('names every field that is missing', () => {
    expect(Object.keys(faults(emptyGuest)).sort()).toEqual(
      [
        'delivery.address1',
        'delivery.city',
        'delivery.id_country',
        'delivery.postcode',
        'email',
        'firstname',
        'lastname',
      ].sort(),
    )
  })

  test.each([
    ['3', '900', 'Een Belgische postcode heeft vier cijfers.'],
    ['3', '9000 AB', 'Een Belgische postcode heeft vier cijfers.'],
    ['13', '9000', 'Een Nederlandse postcode heeft vier cijfers en twee letters.'],
    ['99', '123', 'Deze postcode past niet bij het land.'],
    ['3', '  ', 'Vul je postcode in.'],
  ])('country %s does not take the postcode "%s"', (id_country, postcode, message) => {
    expect(faults(delivery({ id_country, postcode }))).toEqual({ 'delivery.postcode': message })
  })

  test.each([
    ['3', ' 9000 '],
    ['13', '1012 ab'],
    ['13', '1012AB'],
    ['98', 'anything, for the pattern is broken'],
  ])('country %s takes the postcode "%s"', (id_country, postcode) => {
    expect(faults(delivery({ id_country, postcode }))).toEqual({})
  })

  it('says the postcode in English too', () => {
    expect(faults(delivery({ postcode: '1' }), en)).toEqual({
      'delivery.postcode': 'A Belgian postcode has four digits.',
    })
  })

  it('checks the invoice address only when it is another one', () => {
    expect(faults({ ...good, invoice: { ...good.delivery, city: '' } })).toEqual({})
    expect(faults({ ...good, otherInvoice: true, invoice: { ...good.delivery, city: '' } })).toEqual({
      'invoice.city': 'Vul je gemeente in.',
    })
  })

  it('refuses a country that the shop does not deliver to, and texts that are too long', () => {
    expect(faults(delivery({ id_country: '777' }))).toEqual({ 'delivery.id_country': 'Kies een land.' })
    expect(faults({ ...good, firstname: 'x'.repeat(61) })).toEqual({ firstname: 'Dit mag hoogstens 60 tekens zijn.' })
  })
})

describe('guestChoice', () => {
  it('trims, turns empty optional fields to null, and sends no invoice address that was not asked for', () => {
    expect(guestChoice({ ...good, email: ' ine@example.com ', id_gender: '2' })).toEqual({
      account: {
        email: 'ine@example.com',
        id_gender: 2,
        firstname: 'Ine',
        lastname: 'Vermeulen',
        newsletter: false,
      },
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

  it('sends the invoice address when it is another one', () => {
    const fields = { ...good, otherInvoice: true, invoice: { ...good.delivery, company: ' Vermeulen bv ' } }
    expect(guestChoice(fields).invoice).toMatchObject({ company: 'Vermeulen bv', lastname: 'Vermeulen' })
    expect(guestChoice(fields).account.id_gender).toBeNull()
  })
})
