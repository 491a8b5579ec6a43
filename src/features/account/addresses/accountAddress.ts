import * as v from 'valibot'
import type { AddressPayload } from '../../../store/account/addresses'
import type { Country } from '../../../contract/catalogue'
import type { Address, Customer } from '../../../contract/session'
import {
  type AddressFields,
  buildAddressPayload,
  emptyAddress,
  moveToCountry,
  buildAddressFields,
} from '../../../forms/address/addressFields'
import { buildAddressDraft, parseAddressDraft } from '../../../forms/address/addressDraft'
import { buildAddressSchema } from '../../../forms/address/validateAddress'
import { buildPersonEntries } from '../../../forms/person/personSchema'
import type { Areas } from '../../../i18n/messages'
import { saveDraft, readDraft, type Draft } from '../../../store/browser/formDrafts'
import { parseFlag, formatFlag } from '../../../forms/draftFlag'

export interface AccountAddress {
  name: { firstname: string; lastname: string }
  address: AddressFields
  /** True makes the address a default. False leaves an existing default unchanged. */
  defaults: { delivery: boolean; invoice: boolean }
}

export const emptyAccountAddress: AccountAddress = {
  name: { firstname: '', lastname: '' },
  address: emptyAddress,
  defaults: { delivery: false, invoice: false },
}

interface AddressSources {
  /** Null for a new address. */
  address: Address | null
  customer: Pick<Customer, 'firstname' | 'lastname'>
  countries: readonly Country[]
  /** The id of the cart's country; null if it is unknown. */
  countryId: number | null
}

/** A new address has the customer's name and the cart's country. */
export function buildInitialAddress({ address, customer, countries, countryId }: AddressSources): AccountAddress {
  const { firstname, lastname } = address ?? customer
  const country = countries.find(({ id_country }) => id_country === countryId) ?? countries[0]
  return {
    ...emptyAccountAddress,
    name: { firstname, lastname },
    address: address ? buildAddressFields(address, countries) : moveToCountry(emptyAddress, country?.iso ?? ''),
  }
}

/** Returns the payload for the create link and the update link (SPEC §7). Defaults are sent only to set them. */
export const buildAccountAddressPayload = (
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

/** One draft contains the customer's id and the typed text of all addresses. */
const draftName = 'account-address'

export interface DraftKey {
  id_customer: number
  /** Null for a new address. */
  id_address: number | null
}

const buildPrefix = ({ id_address }: DraftKey) => String(id_address ?? 'new')

/** Returns an empty draft when the saved draft belongs to another customer. */
const readCustomerDraft = ({ id_customer }: DraftKey): Draft => {
  const draft = readDraft(draftName)
  return draft.customer === String(id_customer) ? draft : {}
}

const omitPrefix = (draft: Draft, prefix: string): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !key.startsWith(`${prefix}.`)))

/** Returns null if there is no draft. Users can edit the storage, so only text of known fields is read. */
export function readAddressDraft(key: DraftKey): AccountAddress | null {
  const draft = readCustomerDraft(key)
  const prefix = buildPrefix(key)
  if (!Object.keys(draft).some((name) => name.startsWith(`${prefix}.`))) return null
  const readField = (name: string) => draft[`${prefix}.${name}`] ?? ''
  return {
    name: { firstname: readField('firstname'), lastname: readField('lastname') },
    address: parseAddressDraft(draft, prefix),
    defaults: { delivery: parseFlag(readField('delivery')), invoice: parseFlag(readField('invoice')) },
  }
}

export function saveAddressDraft(key: DraftKey, { name, address, defaults }: AccountAddress): void {
  const prefix = buildPrefix(key)
  saveDraft(draftName, {
    ...omitPrefix(readCustomerDraft(key), prefix),
    ...buildAddressDraft(address, prefix),
    [`${prefix}.firstname`]: name.firstname,
    [`${prefix}.lastname`]: name.lastname,
    [`${prefix}.delivery`]: formatFlag(defaults.delivery),
    [`${prefix}.invoice`]: formatFlag(defaults.invoice),
    customer: String(key.id_customer),
  })
}

export const forgetAddressDraft = (key: DraftKey): void =>
  saveDraft(draftName, omitPrefix(readCustomerDraft(key), buildPrefix(key)))
