import { emptyAddress, type AddressFields } from './addressFields'

/** An address as texts by field name, `prefix` in front of each, for the draft of a form (state/draft). */
export const addressTexts = (address: AddressFields, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}.${name}`, String(value)]))

/** The address again; what is not there is empty. Storage is hostile: only fields of an address are taken. */
export function addressFrom(texts: Record<string, string>, prefix: string): AddressFields {
  const names = Object.keys(emptyAddress) as (keyof AddressFields)[]
  const kept = names.map((name) => [name, texts[`${prefix}.${name}`] ?? ''])
  return Object.fromEntries(kept) as Record<keyof AddressFields, string>
}
