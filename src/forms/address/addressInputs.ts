import type { AddressFields } from './addressFields'
import { addressTable, type AddressFieldName, findAddressLayout, type InputHints } from './addressTable'

/** The delivery or invoice address of an order, or the only address in an account's form. */
export type AddressName = 'delivery' | 'invoice' | 'address'
const sections = { delivery: 'section-delivery shipping ', invoice: 'section-invoice billing ', address: '' } as const

export type AddressFormFields = Record<AddressName, AddressFields>

/** For example "section-delivery shipping postal-code". */
export const buildAddressToken = (name: AddressName, token: string): string => `${sections[name]}${token}`

/** @param postcode the country's pattern; if it contains no letter, a numeric keyboard suffices */
export function getAddressHints(name: AddressName, part: AddressFieldName, postcode: string | undefined): InputHints {
  const { autoComplete, autoCapitalize, inputMode, spellCheck } = addressTable[part]
  const isNumeric = part === 'postcode' && postcode !== undefined && !/a-z/i.test(postcode)
  return {
    autoComplete: autoComplete && buildAddressToken(name, autoComplete),
    autoCapitalize,
    inputMode: isNumeric ? 'numeric' : inputMode,
    spellCheck,
  }
}

/**
 * The paths are in the order of the form.
 * @param iso the country (ISO 3166), which determines the fields
 * @param names the paths of the fields between the country and the street
 */
export const listAddressPaths = (name: AddressName, iso: string, names: readonly string[] = []): string[] => [
  `${name}.country`,
  ...names,
  ...findAddressLayout(iso)
    .rows.flat()
    .map((part) => `${name}.${part}`),
  `${name}.company`,
  `${name}.vat_number`,
]
