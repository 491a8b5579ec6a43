import * as v from 'valibot'
import type { AddressChoice } from '../../../store/session/addressesApi'
import type { Country } from '../../../contract/catalogue'
import type { Address, Customer } from '../../../contract/session'
import {
  type AddressFields,
  buildAddressPayload,
  emptyAddress,
  moveToCountry,
  toAddressFields,
} from '../../../forms/address/addressFields'
import { addressSchema } from '../../../forms/address/validateAddress'
import { personEntries } from '../../../forms/person/personSchema'
import type { Areas } from '../../../i18n/words'

/** An address of an account while it is typed. */
export interface AccountAddress {
  name: { firstname: string; lastname: string }
  address: AddressFields
  /** Whether it is to become the default; what it is already it stays. */
  defaults: { delivery: boolean; invoice: boolean }
}

export const emptyAccountAddress: AccountAddress = {
  name: { firstname: '', lastname: '' },
  address: emptyAddress,
  defaults: { delivery: false, invoice: false },
}

interface Known {
  /** The address that is changed; null for a new one. */
  address: Address | null
  customer: Pick<Customer, 'firstname' | 'lastname'> | null
  countries: readonly Country[]
  /** The country that the cart is delivered to, if there is one. */
  idCountry: number | undefined
}

/** What stands in the fields at first: the address as it is, or a new one in the customer's name and country. */
export function buildInitialAddress({ address, customer, countries, idCountry }: Known): AccountAddress {
  if (address) {
    const { firstname, lastname } = address
    return { ...emptyAccountAddress, name: { firstname, lastname }, address: toAddressFields(address, countries) }
  }
  const country = countries.find((one) => one.id_country === idCountry) ?? countries[0]
  return {
    ...emptyAccountAddress,
    name: { firstname: customer?.firstname ?? '', lastname: customer?.lastname ?? '' },
    address: moveToCountry(emptyAddress, country?.iso ?? ''),
  }
}

/** For the create link and an address's update link (SPEC §7). A default that is not asked for stays where it is. */
export const buildAccountAddress = (
  { name, address, defaults }: AccountAddress,
  countries: readonly Country[],
): AddressChoice => ({
  firstname: name.firstname.trim(),
  lastname: name.lastname.trim(),
  ...buildAddressPayload(address, countries),
  ...(defaults.delivery && { default_delivery: true }),
  ...(defaults.invoice && { default_invoice: true }),
})

/** The rules of the form with their messages in the page's language. */
export function accountAddressSchema(errors: Areas['identity']['errors'], countries: readonly Country[]) {
  const { firstname, lastname } = personEntries(errors)
  return v.object({
    name: v.object({ firstname, lastname }),
    address: addressSchema(errors, countries),
    defaults: v.object({ delivery: v.boolean(), invoice: v.boolean() }),
  })
}
