import type { Country } from '../../../contract/catalogue'
import type { GuestChoice } from '../../../state/checkout/submitGuest'
import type { AccountChoice } from '../../../state/session/createAccount'
import { addressPayload, emptyAddress, type AddressFields } from '../../../forms/address/addressFields'
import { personPayload, type PersonFields } from '../../../forms/person/personSchema'

/** What is asked of who orders as a guest or makes an account, while it is typed. */
export interface GuestFields extends PersonFields {
  /** Never kept for the visit. Empty: no account. */
  password: string
  newsletter: boolean
  delivery: AddressFields
  otherInvoice: boolean
  invoice: AddressFields
}

export const emptyGuest: GuestFields = {
  email: '',
  password: '',
  id_gender: '',
  firstname: '',
  lastname: '',
  newsletter: false,
  delivery: emptyAddress,
  otherInvoice: false,
  invoice: emptyAddress,
}

const personOf = (fields: GuestFields) => ({ ...personPayload(fields), newsletter: fields.newsletter })

/** For POST create guest (SPEC §7): one name for account and addresses; a password (§5: optional) makes it an account. */
export function guestChoice(fields: GuestFields, countries: readonly Country[]): GuestChoice {
  const person = personOf(fields)
  const name = { firstname: person.firstname, lastname: person.lastname }
  return {
    account: { ...person, ...(fields.password === '' ? {} : { password: fields.password }) },
    delivery: { ...name, ...addressPayload(fields.delivery, countries) },
    ...(fields.otherInvoice ? { invoice: { ...name, ...addressPayload(fields.invoice, countries) } } : {}),
  }
}

/** For POST create account (SPEC §7), which takes one address and no company. */
export function accountChoice(fields: GuestFields, countries: readonly Country[]): AccountChoice {
  const { address1, address2, postcode, city, id_country } = addressPayload(fields.delivery, countries)
  return { ...personOf(fields), password: fields.password, address1, address2, city, id_country, postcode }
}
