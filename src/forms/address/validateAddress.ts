import * as v from 'valibot'
import type { Country } from '../../contract/catalogue'
import { normalizeVatNumber } from '../../contract/normalizeVatNumber'
import type { Areas } from '../../i18n/words'
import { type AddressFields, buildAddressPayload, emptyAddress, isBlank, withNumberApart } from './addressFields'
import { addressLayout, isSplit, normalizePostcode } from './addressLayout'
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
    if (address1.trim() === '') return pickByCountry(errors.address1, country)
    if (addressLayout(country).numbered && !isSplit(country) && !hasHouseNumber(address1)) return errors.numberMissing
    return tooLong(buildAddressPayload(fields, countries).address1, longest.line, errors)
  },

  number: (fields, errors) => {
    const { country, number } = withNumberApart(fields)
    return isSplit(country) && !hasHouseNumber(number) ? errors.number : null
  },

  address2: ({ address2 }, errors) => tooLong(address2, longest.line, errors),

  postcode: ({ country, postcode }, errors, countries) => {
    if (postcode.trim() === '') return errors.postcodeMissing
    const pattern = countries.find(({ iso }) => iso === country)?.postcode
    if (pattern === undefined || fits(normalizePostcode(postcode, country), pattern)) return null
    return pickByCountry(errors.postcode, country)
  },

  city: ({ country, city }, errors) =>
    city.trim() === '' ? pickByCountry(errors.city, country) : tooLong(city.trim(), longest.city, errors),

  company: ({ company, vat_number }, errors) =>
    company.trim() === '' && vat_number.trim() !== ''
      ? errors.companyMissing
      : tooLong(company.trim(), longest.company, errors),

  vat_number: ({ country, vat_number }, errors) =>
    vat_number.trim() === '' || normalizeVatNumber(vat_number, country)
      ? null
      : pickByCountry(errors.vatNumber, country),
}

/** The errors of an address by field, in words; empty when it is right. */
export function validateAddress(fields: AddressFields, errors: Errors, countries: readonly Country[]) {
  const found = Object.entries(rules).map(([name, rule]) => [name, rule(fields, errors, countries)] as const)
  return found.filter((error): error is [keyof AddressFields, string] => error[1] !== null)
}

/** The pattern comes from the API: one that is no regular expression must not lock the shopper out. */
function fits(postcode: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(postcode)
  } catch {
    return true
  }
}

type AddressSchemaErrors = Areas['identity']['errors']

/** The fields of an address, whatever stands in them. */
export const addressEntries = Object.fromEntries(Object.keys(emptyAddress).map((name) => [name, v.string()])) as Record<
  keyof AddressFields,
  v.StringSchema<undefined>
>

/** An address, each error at its own field. */
export const addressSchema = (errors: AddressSchemaErrors, countries: readonly Country[]) =>
  v.pipe(
    v.object(addressEntries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of validateAddress(input, errors, countries))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
    }),
  )

/** The same, for an address that may be left out as a whole. */
export function optionalAddressSchema(errors: AddressSchemaErrors, countries: readonly Country[]) {
  const whole = addressSchema(errors, countries)
  const plain = v.object(addressEntries)
  return v.lazy((input) => (v.is(plain, input) && isBlank(input) ? plain : whole))
}

/** The words for a country (ISO 3166), or those for any other. */
export const pickByCountry = (words: Readonly<Record<string, string>> & { other: string }, iso: string): string =>
  Object.hasOwn(words, iso) ? (words[iso] ?? words.other) : words.other

/** What is said at a field of an address that the shop API refused, in a form of the country (ISO 3166). */
export function refusedFieldMessage(part: string, iso: string, errors: Areas['identity']['errors']): string {
  if (part === 'country') return errors.country
  if (part === 'postcode') return pickByCountry(errors.postcode, iso)
  if (part === 'vat_number') return pickByCountry(errors.vatNumber, iso)
  return errors.refused
}
