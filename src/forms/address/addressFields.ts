import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'
import { normalizeVatNumber } from '../../contract/normalizeVatNumber'
import { isSplit } from './addressLayout'
import { normalizePostcode } from './addressLayout'
import { composeStreetLine, splitStreetLine } from './streetLine'

/** An address while it is typed: all text. `country` is an ISO 3166 code, which is what browsers fill in. */
export interface AddressFields {
  country: string
  /** Street and number, or the street alone where `number` and `addition` are fields of their own. */
  address1: string
  number: string
  addition: string
  address2: string
  postcode: string
  city: string
  company: string
  vat_number: string
}

export const emptyAddress: AddressFields = {
  country: '',
  address1: '',
  number: '',
  addition: '',
  address2: '',
  postcode: '',
  city: '',
  company: '',
  vat_number: '',
}

/** Whether nothing of an address was filled in; the country stands there from the start. */
export const isBlank = ({ country: _, ...typed }: AddressFields): boolean =>
  Object.values(typed).every((text) => text.trim() === '')

/** Street and number of the fields as one line. */
const formatStreet = ({ country, address1, number, addition }: AddressFields): string =>
  isSplit(country) ? composeStreetLine({ street: address1, number, addition }) : address1.trim().replace(/\s+/g, ' ')

/**
 * The same address under another country: what was typed is put together or taken apart, nothing of it goes.
 * Where the number is a field of its own, what stood on the second line becomes the addition.
 */
export function moveToCountry(fields: AddressFields, country: string): AddressFields {
  if (isSplit(fields.country) === isSplit(country)) return { ...fields, country }
  const line = formatStreet(fields)
  if (!isSplit(country)) return { ...fields, country, address1: line, number: '', addition: '' }
  const { street, number, addition } = splitStreetLine(line)
  const both = [addition, fields.address2.trim()].filter(Boolean).join(' ')
  return { ...fields, country, address1: street, number, addition: both, address2: '' }
}

/** A line that the browser filled in whole, in a country where the number has a field of its own, taken apart. */
export function withNumberApart(fields: AddressFields): AddressFields {
  if (!isSplit(fields.country) || fields.number.trim() !== '') return fields
  const { street, number, addition } = splitStreetLine(fields.address1)
  return number === '' ? fields : { ...fields, address1: street, number, addition: addition || fields.addition }
}

/** What stands in the fields for an address that the shop knows. */
export function toAddressFields(address: Address, countries: readonly Country[]): AddressFields {
  const iso = countries.find((country) => country.id_country === address.id_country)?.iso ?? ''
  const plain = {
    ...emptyAddress,
    address1: address.address1,
    address2: address.address2 ?? '',
    postcode: address.postcode,
    city: address.city,
    company: address.company ?? '',
    vat_number: address.vat_number ?? '',
  }
  return moveToCountry(plain, iso)
}

/** The fields as the shop API takes them (SPEC §3), without the names. */
export function buildAddressPayload(fields: AddressFields, countries: readonly Country[]) {
  const whole = withNumberApart(fields)
  const vat = whole.vat_number.trim()
  return {
    address1: formatStreet(whole),
    address2: whole.address2.trim() || null,
    postcode: normalizePostcode(whole.postcode, whole.country),
    city: whole.city.trim(),
    id_country: countries.find((country) => country.iso === whole.country)?.id_country ?? 0,
    company: whole.company.trim() || null,
    vat_number: vat === '' ? null : (normalizeVatNumber(vat, whole.country) ?? vat),
  }
}
