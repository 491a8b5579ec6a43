import type { Country } from '../../../contract/catalogue'
import type { Address, Customer } from '../../../contract/session'
import {
  emptyAddress,
  buildAddressFields,
  moveToCountry,
  type AddressFields,
} from '../../../forms/address/addressFields'
import { emptyGuest, type GuestFields } from './guestFields'

interface KnownDetails {
  draft: GuestFields | null
  customer: Customer | null
  deliveryAddress: Address | undefined
  invoiceAddress: Address | undefined
  countries: readonly Country[]
  /** Null when the API does not give the country for which it calculates the cart. */
  cartCountryId: number | null
  /** Whether the cart's country changed after the draft was saved. If so, it replaces the draft's country. */
  hasCartCountryChanged?: boolean
}

/** The saved draft takes precedence over the details that the API has for this user. */
export function buildStartingFields(knownDetails: KnownDetails): GuestFields {
  const {
    draft,
    customer,
    deliveryAddress,
    invoiceAddress,
    countries,
    cartCountryId,
    hasCartCountryChanged = false,
  } = knownDetails
  const iso = countries.find((country) => country.id_country === cartCountryId)?.iso ?? ''
  const addCountry = (fields: AddressFields) => (fields.country ? fields : moveToCountry(fields, iso))
  const buildFields = (address: Address | undefined) =>
    addCountry(address ? buildAddressFields(address, countries) : emptyAddress)
  // The email address of an account cannot be edited.
  const email = customer?.is_guest === false ? customer.email : draft?.email
  if (draft)
    return {
      ...draft,
      email: email ?? '',
      delivery: hasCartCountryChanged ? moveToCountry(draft.delivery, iso) : addCountry(draft.delivery),
      invoice: addCountry(draft.invoice),
    }
  const hasOtherInvoice =
    invoiceAddress !== undefined &&
    JSON.stringify(buildFields(invoiceAddress)) !== JSON.stringify(buildFields(deliveryAddress))
  return {
    ...emptyGuest,
    email: customer?.email ?? '',
    id_gender: customer?.id_gender ? String(customer.id_gender) : '',
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
    delivery: buildFields(deliveryAddress),
    otherInvoice: hasOtherInvoice,
    invoice: buildFields(hasOtherInvoice ? invoiceAddress : undefined),
  }
}
