import * as v from 'valibot'
import type { Country } from '../../contract/catalogue'
import { normalizeVatNumber } from '../../contract/normalizeVatNumber'
import type { Areas } from '../../i18n/messages'
import { type AddressFields, buildAddressPayload, emptyAddress, isBlankAddress, separateNumber } from './addressFields'
import {
  type AddressFieldName,
  addressFieldNames,
  addressTable,
  findAddressLayout,
  hasNumberField,
  normalizePostcode,
} from './addressTable'
import { hasHouseNumber } from './streetLine'

type Errors = Areas['identity']['errors']

/** Returns the names of the invalid fields, each with its message. The list is empty for a valid address. */
export function validateAddress(
  fields: AddressFields,
  errors: Errors,
  countries: readonly Country[],
): [AddressFieldName, string][] {
  const payload: Partial<Record<string, string | number | null>> = buildAddressPayload(fields, countries)
  return addressFieldNames.flatMap((name) => {
    const { maximum = Infinity } = addressTable[name]
    const lengthError = String(payload[name] ?? '').length > maximum ? errors.tooLong(maximum) : null
    const message = rules[name]?.(fields, errors, countries) ?? lengthError
    return message === null ? [] : [[name, message]]
  })
}

type Rule = (fields: AddressFields, errors: Errors, countries: readonly Country[]) => string | null

/** The maximum length is checked separately. Each rule returns the message of its field, or null for a valid field. */
const rules: Partial<Record<AddressFieldName, Rule>> = {
  country: ({ country }, errors, countries) => (countries.some(({ iso }) => iso === country) ? null : errors.country),

  address1: (fields, errors) => {
    const { country, address1 } = separateNumber(fields)
    if (address1.trim() === '') return pickCountryMessage(errors.address1, country)
    const isNumberMissing =
      findAddressLayout(country).isNumberRequired && !hasNumberField(country) && !hasHouseNumber(address1)
    return isNumberMissing ? errors.numberMissing : null
  },

  number: (fields, errors) => {
    const { country, number } = separateNumber(fields)
    return hasNumberField(country) && !hasHouseNumber(number) ? errors.number : null
  },

  postcode: ({ country, postcode }, errors, countries) => {
    if (postcode.trim() === '') return errors.postcodeMissing
    const pattern = countries.find(({ iso }) => iso === country)?.postcode
    if (pattern === undefined || isMatchingPattern(normalizePostcode(postcode, country), pattern)) return null
    return pickCountryMessage(errors.postcode, country)
  },

  city: ({ country, city }, errors) => (city.trim() === '' ? pickCountryMessage(errors.city, country) : null),

  company: ({ company, vat_number }, errors) =>
    company.trim() === '' && vat_number.trim() !== '' ? errors.companyMissing : null,

  vat_number: ({ country, vat_number }, errors) =>
    vat_number.trim() === '' || normalizeVatNumber(vat_number, country)
      ? null
      : pickCountryMessage(errors.vatNumber, country),
}

/** The pattern comes from the shop API. An invalid pattern must not prevent customers from ordering. */
function isMatchingPattern(postcode: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(postcode)
  } catch {
    return true
  }
}

/** The entries check only that each field is text. */
export const addressEntries = Object.fromEntries(Object.keys(emptyAddress).map((name) => [name, v.string()])) as Record<
  AddressFieldName,
  v.StringSchema<undefined>
>

export const buildAddressSchema = (errors: Errors, countries: readonly Country[]) =>
  v.pipe(
    v.object(addressEntries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of validateAddress(input, errors, countries))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
    }),
  )

/** The address may be left out as a whole. */
export function buildOptionalAddressSchema(errors: Errors, countries: readonly Country[]) {
  const addressSchema = buildAddressSchema(errors, countries)
  const plainSchema = v.object(addressEntries)
  return v.lazy((input) => (v.is(plainSchema, input) && isBlankAddress(input) ? plainSchema : addressSchema))
}

/** Returns the message for the country (ISO 3166), or `other` if there is none. */
export const pickCountryMessage = (
  messages: Readonly<Record<string, string>> & { other: string },
  iso: string,
): string => (Object.hasOwn(messages, iso) ? (messages[iso] ?? messages.other) : messages.other)

export function describeRefusedField(fieldName: string, iso: string, errors: Errors): string {
  if (fieldName === 'country') return errors.country
  if (fieldName === 'postcode') return pickCountryMessage(errors.postcode, iso)
  if (fieldName === 'vat_number') return pickCountryMessage(errors.vatNumber, iso)
  return errors.refused
}
