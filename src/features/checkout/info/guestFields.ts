import type { GuestChoice } from '../../../state/checkout/submitGuest'

/** What the info form holds while it is typed: all text, as the fields give it. */
export interface AddressFields {
  id_country: string
  address1: string
  address2: string
  postcode: string
  city: string
  company: string
  vat_number: string
}

export interface GuestFields {
  email: string
  id_gender: string
  firstname: string
  lastname: string
  newsletter: boolean
  delivery: AddressFields
  otherInvoice: boolean
  invoice: AddressFields
}

export const emptyAddress: AddressFields = {
  id_country: '',
  address1: '',
  address2: '',
  postcode: '',
  city: '',
  company: '',
  vat_number: '',
}

export const emptyGuest: GuestFields = {
  email: '',
  id_gender: '',
  firstname: '',
  lastname: '',
  newsletter: false,
  delivery: emptyAddress,
  otherInvoice: false,
  invoice: emptyAddress,
}

/** What the form says, for POST create guest (SPEC §7): no password (§5 leaves it optional), one name for account and addresses. */
export function guestChoice(fields: GuestFields): GuestChoice {
  const name = { firstname: fields.firstname.trim(), lastname: fields.lastname.trim() }
  return {
    account: {
      email: fields.email.trim(),
      id_gender: fields.id_gender === '' ? null : Number(fields.id_gender),
      ...name,
      newsletter: fields.newsletter,
    },
    delivery: { ...name, ...addressPayload(fields.delivery) },
    ...(fields.otherInvoice ? { invoice: { ...name, ...addressPayload(fields.invoice) } } : {}),
  }
}

function addressPayload(fields: AddressFields) {
  return {
    address1: fields.address1.trim(),
    address2: fields.address2.trim() || null,
    postcode: fields.postcode.trim(),
    city: fields.city.trim(),
    id_country: Number(fields.id_country),
    company: fields.company.trim() || null,
    vat_number: fields.vat_number.trim() || null,
  }
}
