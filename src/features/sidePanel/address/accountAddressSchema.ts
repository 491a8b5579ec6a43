import * as v from 'valibot'
import type { Country } from '../../../contract/catalogue'
import { addressSchema } from '../../../forms/address/addressSchema'
import { personEntries } from '../../../forms/person/personSchema'
import type { Areas } from '../../../i18n/words'

/** The rules of the form with their messages in the page's language. */
export function accountAddressSchema(errors: Areas['identity']['errors'], countries: readonly Country[]) {
  const { firstname, lastname } = personEntries(errors)
  return v.object({
    name: v.object({ firstname, lastname }),
    address: addressSchema(errors, countries),
    defaults: v.object({ delivery: v.boolean(), invoice: v.boolean() }),
  })
}
