import { emptyGuest } from '../../../src/features/checkout/identity/guestFields'
import { findRefusedField } from '../../../src/features/checkout/identity/guestFields'
import { identity } from '../../../src/i18n/nl/identity'

const { errors } = identity
const fields = {
  ...emptyGuest,
  otherInvoice: true,
  delivery: { ...emptyGuest.delivery, country: 'BE' },
  invoice: { ...emptyGuest.invoice, country: 'NL' },
}

/** SPEC §8: `data` of the error says which field of the payload was refused. */
test.each([
  ['account.email', 'guest', 'email', errors.refusedEmail],
  ['account.firstname', 'guest', 'firstname', errors.refused],
  ['account.password', 'guest', 'password', errors.refused],
  ['delivery.postcode', 'guest', 'delivery.postcode', errors.postcode.BE],
  ['invoice.postcode', 'guest', 'invoice.postcode', errors.postcode.NL],
  ['delivery.id_country', 'guest', 'delivery.country', errors.country],
  ['delivery.vat_number', 'guest', 'delivery.vat_number', errors.vatNumber.BE],
  ['invoice.city', 'guest', 'invoice.city', errors.refused],
  ['email', 'account', 'email', errors.refusedEmail],
  ['postcode', 'account', 'delivery.postcode', errors.postcode.BE],
  ['id_country', 'account', 'delivery.country', errors.country],
  ['address1', 'account', 'delivery.address1', errors.refused],
] as const)('"%s" of the %s form showFieldError on %s', (field, kind, path, message) => {
  expect(findRefusedField(field, fields, kind, errors)).toEqual({ path, message })
})

test.each(['account.id_lang', 'delivery', 'constructor', '', 'invoice.postcode.length'])(
  '"%s" has no place in the form',
  (field) => {
    expect(findRefusedField(field, fields, 'guest', errors)).toBeNull()
  },
)

test('an invoice address that is not asked for takes no fault', () => {
  expect(findRefusedField('invoice.city', { ...fields, otherInvoice: false }, 'guest', errors)).toBeNull()
})
