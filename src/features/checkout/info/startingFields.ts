import type { Address, Customer } from '../../../contract/session'
import { emptyAddress, emptyGuest, type AddressFields, type GuestFields } from './guestFields'

interface Known {
  draft: GuestFields | null
  customer: Customer | null
  delivery: Address | undefined
  invoice: Address | undefined
  /** The country that the cart is worked out for. */
  idCountry: number
}

/** What stands in the info form at first: what was typed before, else what the shop knows of this shopper. */
export function startingFields({ draft, customer, delivery, invoice, idCountry }: Known): GuestFields {
  const country = String(idCountry)
  if (draft)
    return { ...draft, delivery: withCountry(draft.delivery, country), invoice: withCountry(draft.invoice, country) }
  const other = invoice !== undefined && invoice.id_address !== delivery?.id_address
  return {
    ...emptyGuest,
    email: customer?.email ?? '',
    id_gender: customer?.id_gender ? String(customer.id_gender) : '',
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
    delivery: withCountry(fieldsOf(delivery), country),
    otherInvoice: other,
    invoice: withCountry(fieldsOf(other ? invoice : undefined), country),
  }
}

const withCountry = (fields: AddressFields, country: string): AddressFields => ({
  ...fields,
  id_country: fields.id_country || country,
})

function fieldsOf(address: Address | undefined): AddressFields {
  if (!address) return emptyAddress
  return {
    id_country: String(address.id_country),
    address1: address.address1,
    address2: address.address2 ?? '',
    postcode: address.postcode,
    city: address.city,
    company: address.company ?? '',
    vat_number: address.vat_number ?? '',
  }
}
