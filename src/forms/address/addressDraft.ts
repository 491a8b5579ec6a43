import type { PersonFields } from '../person/personSchema'
import { type AddressFields, mapAddressFields } from './addressFields'

/** The keys are the names of the fields with `prefix` (store/browser/formDrafts). */
export const buildAddressDraft = (address: AddressFields, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}.${name}`, String(value)]))

/** Missing fields are empty. Users can edit the storage, so only the fields of an address are read. */
export const parseAddressDraft = (draft: Record<string, string>, prefix: string): AddressFields =>
  mapAddressFields((name) => draft[`${prefix}.${name}`] ?? '')

const genderIds = ['1', '2', '3']

/** Users can edit the storage, so a gender that the field does not offer is dropped. */
export const parsePersonDraft = (draft: Record<string, string>): PersonFields => ({
  email: draft.email ?? '',
  id_gender: genderIds.find((id) => id === draft.id_gender) ?? '',
  firstname: draft.firstname ?? '',
  lastname: draft.lastname ?? '',
})
