import type { PersonFields } from '../person/personSchema'
import { type AddressFields, mapFields } from './addressFields'

/**
 * Returns an address as entries of a draft (store/browser/formDrafts). The keys are the names of the fields with
 * `prefix`.
 */
export const buildAddressDraft = (address: AddressFields, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}.${name}`, String(value)]))

/**
 * Returns the address of a draft. Missing fields are empty. Storage is not trusted, so only the fields of an address
 * are read.
 */
export const parseAddressDraft = (draft: Record<string, string>, prefix: string): AddressFields =>
  mapFields((name) => draft[`${prefix}.${name}`] ?? '')

const genders = ['1', '2', '3']

/** Returns the person of a draft. Storage is not trusted, so a gender that the field does not offer is dropped. */
export const parsePersonDraft = (draft: Record<string, string>): PersonFields => ({
  email: draft.email ?? '',
  id_gender: genders.find((id) => id === draft.id_gender) ?? '',
  firstname: draft.firstname ?? '',
  lastname: draft.lastname ?? '',
})
