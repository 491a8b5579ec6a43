import { type AddressFields, emptyAddress } from './addressFields'
import type { PersonFields } from '../person/personSchema'

/** An address as texts by field name, `prefix` in front of each, for the draft of a form (store/browser/formDrafts). */
export const buildAddressDraft = (address: AddressFields, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}.${name}`, String(value)]))

/** The address again; what is not there is empty. Storage is hostile: only fields of an address are taken. */
export function parseAddressDraft(texts: Record<string, string>, prefix: string): AddressFields {
  const names = Object.keys(emptyAddress) as (keyof AddressFields)[]
  const entries = names.map((name) => [name, texts[`${prefix}.${name}`] ?? ''])
  return Object.fromEntries(entries) as Record<keyof AddressFields, string>
}

const genders = ['1', '2', '3']

/** Who somebody is, from the draft of a form (store/browser/formDrafts). Storage is hostile: only what the fields can hold is taken. */
export const parsePersonDraft = (texts: Record<string, string>): PersonFields => ({
  email: texts.email ?? '',
  id_gender: genders.find((id) => id === texts.id_gender) ?? '',
  firstname: texts.firstname ?? '',
  lastname: texts.lastname ?? '',
})
