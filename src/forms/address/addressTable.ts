import type { InputHTMLAttributes } from 'react'
import { maxCityLength, maxLineLength } from '../../contract/limits'
import { normalizeVatNumber } from '../../contract/normalizeVatNumber'

/** The attributes of an input for the browser and its on-screen keyboard. */
export type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
>

interface AddressFieldRule extends InputHints {
  /** The field may stay empty: its label says so, and null is sent. */
  isOptional?: boolean
  /** The longest text that the shop API accepts, in characters (contract/limits). */
  maximum?: number
  /**
   * Returns the text as the country (ISO 3166) writes it; runs when the field loses the focus and before it is sent.
   */
  normalize?: (text: string, iso: string) => string
}

/**
 * The fields of an address. Inputs, rules, drafts and payloads follow from this table. A new field needs a row here, a
 * place in the layouts below, a label in `identity.address` of both languages, and its name in the contract.
 */
const table = {
  country: { autoComplete: 'country' },
  address1: { maximum: maxLineLength, autoComplete: 'address-line1', autoCapitalize: 'words' },
  // There is no autocomplete token for a house number alone.
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

export type AddressFieldName = keyof typeof table

export const addressTable: Readonly<Record<AddressFieldName, AddressFieldRule>> = table

/** The names in the order of the table. */
export const addressFieldNames = Object.keys(table) as AddressFieldName[]

/** A field of the form's main part. The country comes before it; company and VAT number are BusinessFields. */
export type AddressPart = Exclude<AddressFieldName, 'country' | 'company' | 'vat_number'>

interface AddressLayout {
  /** The fields in the order in which people there write them; those of one row stand side by side. */
  rows: readonly (readonly AddressPart[])[]
  /** Whether every house has a number: in the French countryside some have none. */
  isNumbered: boolean
}

const streetFirst: AddressLayout['rows'] = [['address1'], ['address2'], ['postcode', 'city']]

const layouts: Record<string, AddressLayout> = {
  BE: { rows: streetFirst, isNumbered: true },
  NL: { rows: [['postcode', 'number', 'addition'], ['address1'], ['city']], isNumbered: true },
  LU: { rows: streetFirst, isNumbered: true },
  FR: { rows: streetFirst, isNumbered: false },
  DE: { rows: streetFirst, isNumbered: true },
}
const elsewhere: AddressLayout = { rows: streetFirst, isNumbered: false }

/** Returns how an address of a country (ISO 3166) is filled in. */
export const findAddressLayout = (iso: string): AddressLayout =>
  (Object.hasOwn(layouts, iso) && layouts[iso]) || elsewhere

/** Whether street, number and addition are separate fields in the country (ISO 3166). */
export const isSplit = (iso: string): boolean => findAddressLayout(iso).rows.some((row) => row.includes('number'))

/** Letters before a postcode that name the country: "B-9000", "L 1234". */
const countryPrefix = /^(?:BE?|NL|LU?|FR?|DE?)[\s-]*(?=\d)/i

/**
 * Returns a postcode as the country writes it: "3511ab" as "3511 AB" in the Netherlands, "B-9000" as "9000" in Belgium.
 */
export function normalizePostcode(postcode: string, iso: string): string {
  const plain = postcode.trim().toUpperCase().replace(countryPrefix, '')
  const digits = plain.replace(/[\s.]/g, '')
  if (iso === 'NL') return digits.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')
  return /^\d+$/.test(digits) ? digits : plain
}
