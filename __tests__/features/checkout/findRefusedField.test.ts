import { emptyGuest, findRefusedField } from '../../../src/features/checkout/identity/guestFields'
import { identity } from '../../../src/i18n/nl/identity'

const { errors } = identity
const fields = {
  ...emptyGuest,
  otherInvoice: true,
  delivery: { ...emptyGuest.delivery, country: 'BE' },
  invoice: { ...emptyGuest.invoice, country: 'NL' },
}

/** SPEC §8: The `data` of the error names the field of the payload that was refused. */
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
] as const)('an error about "%s" of the %s form is shown at the field "%s"', (field, kind, path, message) => {
  expect(findRefusedField(field, fields, kind, errors)).toEqual({ path, message })
})

test.each(['account.id_lang', 'delivery', 'constructor', '', 'invoice.postcode.length'])(
  'the form has no field for the error about "%s"',
  (field) => {
    expect(findRefusedField(field, fields, 'guest', errors)).toBeNull()
  },
)

test('an error about an invoice address that is the delivery address is shown at the delivery address', () => {
  expect(findRefusedField('invoice.postcode', { ...fields, otherInvoice: false }, 'guest', errors)).toEqual({
    path: 'delivery.postcode',
    message: errors.postcode.BE,
  })
})
