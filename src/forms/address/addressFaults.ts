import type { Country } from '../../contract/catalogue'
import { vatNumberOf } from '../../contract/vatNumber'
import type { Areas } from '../../i18n/words'
import { addressPayload, withNumberApart, type AddressFields } from './addressFields'
import { addressLayout, isSplit } from './addressLayout'
import { byCountry } from './byCountry'
import { normalPostcode } from './normalPostcode'
import { hasHouseNumber } from './streetLine'

type Errors = Areas['identity']['errors']
type Rule = (fields: AddressFields, errors: Errors, countries: readonly Country[]) => string | null

/** In characters, as the shop API takes them (contract/requests). */
const longest = { line: 120, city: 60, company: 120 }

const tooLong = (text: string | null, max: number, errors: Errors) =>
  (text ?? '').length > max ? errors.tooLong(max) : null

/** What is wrong with each field of an address, in words; null when nothing is. */
const rules: Partial<Record<keyof AddressFields, Rule>> = {
  country: ({ country }, errors, countries) => (countries.some(({ iso }) => iso === country) ? null : errors.country),

  address1: (fields, errors, countries) => {
    const { country, address1 } = withNumberApart(fields)
    if (address1.trim() === '') return byCountry(errors.address1, country)
    if (addressLayout(country).numbered && !isSplit(country) && !hasHouseNumber(address1)) return errors.numberMissing
    return tooLong(addressPayload(fields, countries).address1, longest.line, errors)
  },

  number: (fields, errors) => {
    const { country, number } = withNumberApart(fields)
    return isSplit(country) && !hasHouseNumber(number) ? errors.number : null
  },

  address2: ({ address2 }, errors) => tooLong(address2, longest.line, errors),

  postcode: ({ country, postcode }, errors, countries) => {
    if (postcode.trim() === '') return errors.postcodeMissing
    const pattern = countries.find(({ iso }) => iso === country)?.postcode
    if (pattern === undefined || fits(normalPostcode(postcode, country), pattern)) return null
    return byCountry(errors.postcode, country)
  },

  city: ({ country, city }, errors) =>
    city.trim() === '' ? byCountry(errors.city, country) : tooLong(city.trim(), longest.city, errors),

  company: ({ company, vat_number }, errors) =>
    company.trim() === '' && vat_number.trim() !== ''
      ? errors.companyMissing
      : tooLong(company.trim(), longest.company, errors),

  vat_number: ({ country, vat_number }, errors) =>
    vat_number.trim() === '' || vatNumberOf(vat_number, country) ? null : byCountry(errors.vatNumber, country),
}

/** The faults of an address by field, in words; empty when it is right. */
export function addressFaults(fields: AddressFields, errors: Errors, countries: readonly Country[]) {
  const found = Object.entries(rules).map(([name, rule]) => [name, rule(fields, errors, countries)] as const)
  return found.filter((fault): fault is [keyof AddressFields, string] => fault[1] !== null)
}

/** The pattern comes from the API: one that is no regular expression must not lock the shopper out. */
function fits(postcode: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(postcode)
  } catch {
    return true
  }
}
