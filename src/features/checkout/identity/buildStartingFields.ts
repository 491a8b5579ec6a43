import type { Country } from '../../../contract/catalogue'
import type { Address, Customer } from '../../../contract/session'
import { emptyAddress, toAddressFields, moveToCountry, type AddressFields } from '../../../forms/address/addressFields'
import { emptyGuest, type GuestFields } from './guestFields'

interface Known {
  draft: GuestFields | null
  customer: Customer | null
  delivery: Address | undefined
  invoice: Address | undefined
  countries: readonly Country[]
  /** The country that the cart is worked out for. */
  idCountry: number
  /** The shopper chose it after the draft was typed: the draft's address moves there. */
  countryIsNewer?: boolean
}

/** What stands in the form at first: what was typed before, else what the shop knows of this shopper. */
export function buildStartingFields(known: Known): GuestFields {
  const { draft, customer, delivery, invoice, countries, idCountry, countryIsNewer = false } = known
  const iso = countries.find((country) => country.id_country === idCountry)?.iso ?? ''
  const inSomeCountry = (fields: AddressFields) => (fields.country ? fields : moveToCountry(fields, iso))
  const shown = (address: Address | undefined) =>
    inSomeCountry(address ? toAddressFields(address, countries) : emptyAddress)
  // An account's address is not for typing.
  const email = customer?.is_guest === false ? customer.email : draft?.email
  if (draft)
    return {
      ...draft,
      email: email ?? '',
      delivery: countryIsNewer ? moveToCountry(draft.delivery, iso) : inSomeCountry(draft.delivery),
      invoice: inSomeCountry(draft.invoice),
    }
  const other = invoice !== undefined && invoice.id_address !== delivery?.id_address
  return {
    ...emptyGuest,
    email: customer?.email ?? '',
    id_gender: customer?.id_gender ? String(customer.id_gender) : '',
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
    delivery: shown(delivery),
    otherInvoice: other,
    invoice: shown(other ? invoice : undefined),
  }
}
