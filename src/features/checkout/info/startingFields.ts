import type { Country } from '../../../contract/catalogue'
import type { Address, Customer } from '../../../contract/session'
import { emptyAddress, fieldsOf, inCountry, type AddressFields } from '../../../forms/address/addressFields'
import { emptyGuest, type GuestFields } from './guestFields'

interface Known {
  draft: GuestFields | null
  customer: Customer | null
  delivery: Address | undefined
  invoice: Address | undefined
  countries: readonly Country[]
  /** The country that the cart is worked out for. */
  idCountry: number
}

/** What stands in the form at first: what was typed before, else what the shop knows of this shopper. */
export function startingFields({ draft, customer, delivery, invoice, countries, idCountry }: Known): GuestFields {
  const iso = countries.find((country) => country.id_country === idCountry)?.iso ?? ''
  const inSomeCountry = (fields: AddressFields) => (fields.country ? fields : inCountry(fields, iso))
  const known = (address: Address | undefined) => inSomeCountry(address ? fieldsOf(address, countries) : emptyAddress)
  // An account's address is not for typing.
  const email = customer?.is_guest === false ? customer.email : draft?.email
  if (draft)
    return {
      ...draft,
      email: email ?? '',
      delivery: inSomeCountry(draft.delivery),
      invoice: inSomeCountry(draft.invoice),
    }
  const other = invoice !== undefined && invoice.id_address !== delivery?.id_address
  return {
    ...emptyGuest,
    email: customer?.email ?? '',
    id_gender: customer?.id_gender ? String(customer.id_gender) : '',
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
    delivery: known(delivery),
    otherInvoice: other,
    invoice: known(other ? invoice : undefined),
  }
}
