import type { InputHTMLAttributes } from 'react'
import { maxCityLength, maxLineLength } from '../../contract/limits'
import { normalizeVatNumber } from '../../contract/normalizeVatNumber'

export type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
>

interface AddressFieldRule extends InputHints {
  /** The label of an optional field has a note, and the payload contains null when the field is empty. */
  isOptional?: boolean
  /** The maximum length that the shop API accepts, in characters (contract/limits). */
  maximum?: number
  /**
   * Returns the text in the notation of the country (ISO 3166). Runs when the field loses the focus and before the text
   * is sent.
   */
  normalize?: (text: string, iso: string) => string
}

/**
 * Inputs, rules, drafts and payloads follow from this table. A new field also needs the changes that
 * docs/architecture.md lists in "Changes in several places".
 */
const addressRules = {
  country: { autoComplete: 'country' },
  address1: { maximum: maxLineLength, autoComplete: 'address-line1', autoCapitalize: 'words' },
  // House numbers have no autocomplete token of their own.
  number: { inputMode: 'numeric' },
  addition: { isOptional: true, autoCapitalize: 'characters' },
  address2: { isOptional: true, maximum: maxLineLength, autoComplete: 'address-line2' },
  postcode: {
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    spellCheck: false,
    normalize: normalizePostcode,
  },
  city: { maximum: maxCityLength, autoComplete: 'address-level2', autoCapitalize: 'words' },
  company: { isOptional: true, maximum: maxLineLength, autoComplete: 'organization', autoCapitalize: 'words' },
  vat_number: {
    isOptional: true,
    autoCapitalize: 'characters',
    spellCheck: false,
    normalize: (text, iso) => normalizeVatNumber(text, iso) ?? text,
  },
} satisfies Record<string, AddressFieldRule>

export type AddressFieldName = keyof typeof addressRules

export const addressTable: Readonly<Record<AddressFieldName, AddressFieldRule>> = addressRules

export const addressFieldNames = Object.keys(addressRules) as AddressFieldName[]

/** The country precedes these fields, and those of BusinessFields follow. */
export type AddressPart = Exclude<AddressFieldName, 'country' | 'company' | 'vat_number'>

interface AddressLayout {
  /** In the usual order of the country. The fields of a row are side by side. */
  rows: readonly (readonly AddressPart[])[]
  /** False if houses may have no number, for example in the French countryside. */
  isNumberRequired: boolean
}

const streetFirstRows: AddressLayout['rows'] = [['address1'], ['address2'], ['postcode', 'city']]

const layouts: Record<string, AddressLayout> = {
  BE: { rows: streetFirstRows, isNumberRequired: true },
  NL: { rows: [['postcode', 'number', 'addition'], ['address1'], ['city']], isNumberRequired: true },
  LU: { rows: streetFirstRows, isNumberRequired: true },
  FR: { rows: streetFirstRows, isNumberRequired: false },
  DE: { rows: streetFirstRows, isNumberRequired: true },
}
const otherLayout: AddressLayout = { rows: streetFirstRows, isNumberRequired: false }

export const findAddressLayout = (iso: string): AddressLayout =>
  (Object.hasOwn(layouts, iso) && layouts[iso]) || otherLayout

export const hasNumberField = (iso: string): boolean =>
  findAddressLayout(iso).rows.some((row) => row.includes('number'))

/** Matches the letters of a country before a postcode that begins with a digit: "B-9000", "L 1234". */
const countryPrefixPattern = /^(?:BE?|NL|LU?|FR?|DE?)[\s-]*(?=\d)/i

/** For example, "3511ab" becomes "3511 AB" in the Netherlands, and "B-9000" becomes "9000" in Belgium. */
export function normalizePostcode(postcode: string, iso: string): string {
  const typedPostcode = postcode.trim().toUpperCase()
  // In another country, the same letters may be part of the postcode, as in "D02 AF30" in Ireland.
  const plainPostcode = Object.hasOwn(layouts, iso) ? typedPostcode.replace(countryPrefixPattern, '') : typedPostcode
  const digits = plainPostcode.replace(/[\s.]/g, '')
  if (iso === 'NL') return digits.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')
  return /^\d+$/.test(digits) ? digits : plainPostcode
}
