import * as v from 'valibot'
import type { Country } from '../../../contract/catalogue'
import { passwordLength } from '../../../contract/requests'
import type { Areas } from '../../../i18n/words'
import { addressEntries, addressSchema } from '../../../forms/address/addressSchema'

type Errors = Areas['identity']['errors']

/** Which form it is: who makes an account gives a password, and one address without a company (SPEC §7). */
export type GuestKind = 'guest' | 'account'

/** In characters, as the shop API takes them (contract/requests). */
const longest = { name: 60, email: 254 }

const passwordSchema = (errors: Errors, kind: GuestKind) =>
  v.pipe(
    v.string(),
    v.check((typed) => kind === 'guest' || typed !== '', errors.passwordMissing),
    v.check((typed) => typed === '' || typed.length >= passwordLength.min, errors.passwordShort(passwordLength.min)),
    v.maxLength(passwordLength.max, errors.tooLong(passwordLength.max)),
  )

/** The rules of the form with their messages in the page's language. */
export function guestSchema(errors: Errors, countries: readonly Country[], kind: GuestKind) {
  const name = (missing: string) =>
    v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(longest.name, errors.tooLong(longest.name)))
  const address = addressSchema(errors, countries)
  const person = {
    email: v.pipe(
      v.string(),
      v.trim(),
      v.email(errors.email),
      v.maxLength(longest.email, errors.tooLong(longest.email)),
    ),
    password: passwordSchema(errors, kind),
    id_gender: v.picklist(['', '1', '2', '3']),
    firstname: name(errors.firstname),
    lastname: name(errors.lastname),
    newsletter: v.boolean(),
    delivery: address,
  }
  if (kind === 'account') {
    return v.object({ ...person, otherInvoice: v.boolean(), invoice: v.object(addressEntries) })
  }
  return v.variant('otherInvoice', [
    v.object({ ...person, otherInvoice: v.literal(false) }),
    v.object({ ...person, otherInvoice: v.literal(true), invoice: address }),
  ])
}
