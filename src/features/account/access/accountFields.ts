import * as v from 'valibot'
import type { Country } from '../../../contract/catalogue'
import type { Customer } from '../../../contract/session'
import {
  type AddressFields,
  buildPrivateAddressPayload,
  emptyAddress,
  isBlankAddress,
} from '../../../forms/address/addressFields'
import { listAddressPaths } from '../../../forms/address/addressInputs'
import { buildOptionalAddressSchema } from '../../../forms/address/validateAddress'
import { buildNewPasswordSchema } from '../../../forms/person/buildNewPasswordSchema'
import { buildPersonPayload, buildPersonEntries, type PersonFields } from '../../../forms/person/personSchema'
import type { Areas } from '../../../i18n/messages'
import type { AccountChoice } from '../../../store/account/logIn'
import { buildAddressDraft, parseAddressDraft, parsePersonDraft } from '../../../forms/address/addressDraft'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { parseFlag, formatFlag } from '../../../forms/draftFlag'

export interface AccountFields extends PersonFields {
  password: string
  newsletter: boolean
  /** Blank if the user does not enter an address. */
  address: AddressFields
}

export const buildPersonFields = (customer: Customer | null): PersonFields => ({
  email: customer?.email ?? '',
  id_gender: customer?.id_gender ? String(customer.id_gender) : '',
  firstname: customer?.firstname ?? '',
  lastname: customer?.lastname ?? '',
})

/** @param customer a guest, whose details fill the form; null for a visitor */
export const buildInitialAccount = (customer: Customer | null): AccountFields => ({
  ...buildPersonFields(customer),
  password: '',
  newsletter: false,
  address: emptyAddress,
})

export const buildAccountSchema = (errors: Areas['identity']['errors'], countries: readonly Country[]) =>
  v.object({
    ...buildPersonEntries(errors),
    password: buildNewPasswordSchema(errors),
    newsletter: v.boolean(),
    address: buildOptionalAddressSchema(errors, countries),
  })

/** @param iso the country of the address (ISO 3166) */
export const listAccountPaths = (iso: string): string[] => [
  ...['email', 'password', 'id_gender', 'firstname', 'lastname'],
  ...listAddressPaths('address', iso),
]

/** POST create account accepts one address and no company (SPEC §7). */
export function buildAccountRequest(fields: AccountFields, countries: readonly Country[]): AccountChoice {
  const account = { ...buildPersonPayload(fields), password: fields.password, newsletter: fields.newsletter }
  if (isBlankAddress(fields.address)) return account
  return { ...account, ...buildPrivateAddressPayload(fields.address, countries) }
}

const draftName = 'create-account'

/** Returns null if there is no draft. A draft survives reloads and changes of language during the visit. */
export function readAccountDraft(): AccountFields | null {
  const draft = readDraft(draftName)
  if (Object.keys(draft).length === 0) return null
  return {
    ...parsePersonDraft(draft),
    // A draft never contains a password (store/browser/formDrafts).
    password: '',
    newsletter: parseFlag(draft.newsletter),
    address: parseAddressDraft(draft, 'address'),
  }
}

export const saveAccountDraft = ({ password: _, newsletter, address, ...person }: AccountFields): void =>
  saveDraft(draftName, { ...person, newsletter: formatFlag(newsletter), ...buildAddressDraft(address, 'address') })

export const forgetAccountDraft = (): void => clearDraft(draftName)
