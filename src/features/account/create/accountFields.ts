import * as v from 'valibot'
import type { Country } from '../../../contract/catalogue'
import type { Customer } from '../../../contract/session'
import { addressPayload, emptyAddress, isBlank, type AddressFields } from '../../../forms/address/addressFields'
import { addressOrder } from '../../../forms/address/addressOrder'
import { optionalAddressSchema } from '../../../forms/address/addressSchema'
import { newPasswordSchema } from '../../../forms/newPasswordSchema'
import { personEntries, personPayload, type PersonFields } from '../../../forms/person/personSchema'
import type { Areas } from '../../../i18n/words'
import type { AccountChoice } from '../../../state/session/createAccount'

/** What is asked of who creates an account, while it is typed. The address may be left out as a whole. */
export interface AccountFields extends PersonFields {
  password: string
  newsletter: boolean
  address: AddressFields
}

/** What stands in the form at first: what a guest has said of themselves already. */
export const startingAccount = (customer: Customer | null): AccountFields => ({
  email: customer?.email ?? '',
  password: '',
  id_gender: customer?.id_gender ? String(customer.id_gender) : '',
  firstname: customer?.firstname ?? '',
  lastname: customer?.lastname ?? '',
  newsletter: false,
  address: emptyAddress,
})

export const accountSchema = (errors: Areas['identity']['errors'], countries: readonly Country[]) =>
  v.object({
    ...personEntries(errors),
    password: newPasswordSchema(errors),
    newsletter: v.boolean(),
    address: optionalAddressSchema(errors, countries),
  })

/** The paths of the fields in the order in which the form shows them; `iso` is the address's country. */
export const accountOrder = (iso: string): string[] => [
  ...['email', 'password', 'id_gender', 'firstname', 'lastname'],
  ...addressOrder('address', iso),
]

/** For POST create account (SPEC §7), which takes one address and no company. */
export function accountChoice(fields: AccountFields, countries: readonly Country[]): AccountChoice {
  const account = { ...personPayload(fields), password: fields.password, newsletter: fields.newsletter }
  if (isBlank(fields.address)) return account
  const { address1, address2, postcode, city, id_country } = addressPayload(fields.address, countries)
  return { ...account, address1, address2, postcode, city, id_country }
}
