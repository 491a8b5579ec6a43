import * as v from 'valibot'
import type { AddressPayload } from '../../../store/account/addressesApi'
import type { Country } from '../../../contract/catalogue'
import type { Address, Customer } from '../../../contract/session'
import {
  type AddressFields,
  buildAddressPayload,
  emptyAddress,
  moveToCountry,
  toAddressFields,
} from '../../../forms/address/addressFields'
import { buildAddressSchema } from '../../../forms/address/validateAddress'
import { buildPersonEntries } from '../../../forms/person/personSchema'
import type { Areas } from '../../../i18n/messages'

export interface AccountAddress {
  name: { firstname: string; lastname: string }
  address: AddressFields
  /** Whether to make the address a default. False leaves an existing default unchanged. */
  defaults: { delivery: boolean; invoice: boolean }
}

export const emptyAccountAddress: AccountAddress = {
  name: { firstname: '', lastname: '' },
  address: emptyAddress,
  defaults: { delivery: false, invoice: false },
}

interface AddressSources {
  /** The address to change; null for a new one. */
  address: Address | null
  customer: Pick<Customer, 'firstname' | 'lastname'> | null
  countries: readonly Country[]
  /** The country to which the cart is delivered; undefined without a cart. */
  idCountry: number | undefined
}

/** Returns the initial values: the existing address, or an empty one with the customer's name and country. */
export function buildInitialAddress({ address, customer, countries, idCountry }: AddressSources): AccountAddress {
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

/** Returns the payload for the create link and an address's update link (SPEC §7). Defaults are sent only to set them. */
export const buildAccountAddress = (
  { name, address, defaults }: AccountAddress,
  countries: readonly Country[],
): AddressPayload => ({
  firstname: name.firstname.trim(),
  lastname: name.lastname.trim(),
  ...buildAddressPayload(address, countries),
  ...(defaults.delivery && { default_delivery: true }),
  ...(defaults.invoice && { default_invoice: true }),
})

export function buildAccountAddressSchema(errors: Areas['identity']['errors'], countries: readonly Country[]) {
  const { firstname, lastname } = buildPersonEntries(errors)
  return v.object({
    name: v.object({ firstname, lastname }),
    address: buildAddressSchema(errors, countries),
    defaults: v.object({ delivery: v.boolean(), invoice: v.boolean() }),
  })
}
