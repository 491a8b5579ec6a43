import type { AddressFields } from './addressFields'
import { addressTable, type AddressFieldName, findAddressLayout, type InputHints } from './addressTable'

/** The delivery or invoice address of an order, or the only address in an account's form. */
export type AddressName = 'delivery' | 'invoice' | 'address'
const autocompleteSections = {
  delivery: 'section-delivery shipping ',
  invoice: 'section-invoice billing ',
  address: '',
} as const

export type AddressFormFields = Record<AddressName, AddressFields>

/** For example "section-delivery shipping postal-code". */
export const buildAddressToken = (name: AddressName, token: string): string => `${autocompleteSections[name]}${token}`

/** @param postcodePattern the pattern of the country; if it allows no letters, a numeric keyboard suffices */
export function getAddressHints(
  name: AddressName,
  part: AddressFieldName,
  postcodePattern: string | undefined,
): InputHints {
  const { autoComplete, autoCapitalize, inputMode, spellCheck } = addressTable[part]
  const isNumeric = part === 'postcode' && postcodePattern !== undefined && !/a-z/i.test(postcodePattern)
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
 * @param namePaths the paths of the fields between the country and the street
 */
export const listAddressPaths = (name: AddressName, iso: string, namePaths: readonly string[] = []): string[] => [
  `${name}.country`,
  ...namePaths,
  ...findAddressLayout(iso)
    .rows.flat()
    .map((part) => `${name}.${part}`),
  `${name}.company`,
  `${name}.vat_number`,
]
