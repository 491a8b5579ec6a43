import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'
import { type AddressFieldName, addressFieldNames, addressTable, hasNumberField } from './addressTable'
import { composeStreetLine, splitStreetLine } from './streetLine'

/**
 * The text of an address while the user types it. `country` is an ISO 3166 code, because browsers autofill that code.
 * `address1` is the street with the number, or the street alone if `number` and `addition` are separate fields.
 */
export type AddressFields = Record<AddressFieldName, string>

export const emptyAddress: AddressFields = mapAddressFields(() => '')

export function mapAddressFields(readField: (name: AddressFieldName) => string): AddressFields {
  return Object.fromEntries(addressFieldNames.map((name) => [name, readField(name)])) as AddressFields
}

/** The country does not count, because it has an initial value. */
export const isBlankAddress = ({ country: _, ...typedFields }: AddressFields): boolean =>
  Object.values(typedFields).every((text) => text.trim() === '')

const formatStreet = ({ country, address1, number, addition }: AddressFields): string =>
  hasNumberField(country)
    ? composeStreetLine({ street: address1, number, addition })
    : address1.trim().replace(/\s+/g, ' ')

/**
 * Joins or splits the street line without losing any text. If the number is a separate field, the second line becomes
 * part of the addition.
 */
export function moveToCountry(fields: AddressFields, country: string): AddressFields {
  if (hasNumberField(fields.country) === hasNumberField(country)) return { ...fields, country }
  const streetLine = formatStreet(fields)
  if (!hasNumberField(country)) return { ...fields, country, address1: streetLine, number: '', addition: '' }
  const { street, number, addition } = splitStreetLine(streetLine)
  const joinedAddition = [addition, fields.address2.trim()].filter(Boolean).join(' ')
  return { ...fields, country, address1: street, number, addition: joinedAddition, address2: '' }
}

/** The browser may have autofilled the whole street line although the number is a separate field. */
export function separateNumber(fields: AddressFields): AddressFields {
  if (!hasNumberField(fields.country) || fields.number.trim() !== '') return fields
  const { street, number, addition } = splitStreetLine(fields.address1)
  return number === '' ? fields : { ...fields, address1: street, number, addition: addition || fields.addition }
}

/**
 * Only the form has these fields. The shop API expects `id_country`, and the number and addition as part of `address1`.
 */
type FormOnlyField = 'country' | 'number' | 'addition'
type PayloadField = Exclude<AddressFieldName, FormOnlyField>

const isPayloadField = (name: AddressFieldName): name is PayloadField =>
  name !== 'country' && name !== 'number' && name !== 'addition'

export function buildAddressFields(address: Address, countries: readonly Country[]): AddressFields {
  const iso = countries.find((country) => country.id_country === address.id_country)?.iso ?? ''
  return moveToCountry(
    mapAddressFields((name) => (isPayloadField(name) && address[name]) || ''),
    iso,
  )
}

type AddressPayload = Pick<Address, PayloadField | 'id_country'>

/** The caller adds the first and last name (SPEC §3). */
export function buildAddressPayload(fields: AddressFields, countries: readonly Country[]): AddressPayload {
  const completeFields = separateNumber(fields)
  const lines = { ...completeFields, address1: formatStreet(completeFields) }
  const formatField = (name: PayloadField) => {
    const { isOptional, normalize } = addressTable[name]
    const trimmedText = lines[name].trim()
    const text = normalize ? normalize(trimmedText, completeFields.country) : trimmedText
    return isOptional ? text || null : text
  }
  const entries = addressFieldNames.filter(isPayloadField).map((name) => [name, formatField(name)])
  return {
    ...(Object.fromEntries(entries) as Pick<Address, PayloadField>),
    id_country: countries.find((country) => country.iso === completeFields.country)?.id_country ?? 0,
  }
}

/** The API creates an account without a company or a VAT number (SPEC §7, create account). */
export function buildPrivateAddressPayload(fields: AddressFields, countries: readonly Country[]) {
  const { company: _company, vat_number: _vatNumber, ...address } = buildAddressPayload(fields, countries)
  return address
}
