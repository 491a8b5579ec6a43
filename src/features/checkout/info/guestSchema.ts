import * as v from 'valibot'
import type { Country } from '../../../contract/catalogue'
import type { Areas } from '../../../i18n/words'
import { addressEntries, addressSchema } from '../../../forms/address/addressSchema'
import { newPasswordSchema } from '../../../forms/newPasswordSchema'
import { personEntries } from '../../../forms/person/personSchema'

type Errors = Areas['identity']['errors']

/** Which form it is: who makes an account gives a password, and one address without a company (SPEC §7). */
export type GuestKind = 'guest' | 'account'

/** The rules of the form with their messages in the page's language. */
export function guestSchema(errors: Errors, countries: readonly Country[], kind: GuestKind) {
  const address = addressSchema(errors, countries)
  const person = {
    ...personEntries(errors),
    password: newPasswordSchema(errors, { optional: kind === 'guest' }),
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
