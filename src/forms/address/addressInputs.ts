import type { InputHTMLAttributes } from 'react'
import type { AddressFields } from './addressFields'
import { addressLayout } from './addressLayout'

type Hints = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'>

/** What each field of an address says to browsers and their keyboards. A house's number alone has no token of its own. */
const hints: Record<Exclude<keyof AddressFields, 'country'>, Hints> = {
  address1: { autoComplete: 'address-line1', autoCapitalize: 'words' },
  number: { inputMode: 'numeric' },
  addition: { autoCapitalize: 'characters' },
  address2: { autoComplete: 'address-line2' },
  postcode: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  company: { autoComplete: 'organization', autoCapitalize: 'words' },
  vat_number: { autoCapitalize: 'characters', spellCheck: false },
}

/** Which address of a form: of an order where it goes and who is billed, of an account the one being written. */
export type AddressName = 'delivery' | 'invoice' | 'address'
const places = { delivery: 'section-delivery shipping ', invoice: 'section-invoice billing ', address: '' } as const

/** What every form with an address has among its values. */
export type AddressForm = Record<AddressName, AddressFields>

/** The autocomplete token of an address, e.g. "section-delivery shipping postal-code". */
export const addressToken = (name: AddressName, token: string): string => `${places[name]}${token}`

/** @param postcode the country's pattern: without a letter in it, digits are all that is needed */
export function addressHints(name: AddressName, part: keyof typeof hints, postcode: string | undefined): Hints {
  const { autoComplete, ...rest } = hints[part]
  const digits = part === 'postcode' && postcode !== undefined && !/a-z/i.test(postcode)
  return {
    ...rest,
    ...(autoComplete && { autoComplete: addressToken(name, autoComplete) }),
    ...(digits && { inputMode: 'numeric' }),
  }
}

/**
 * The paths of an address's fields in the order in which its form shows them.
 * @param iso the country, which decides on them
 * @param names paths of what stands between the country and the street
 */
export const listAddressPaths = (name: AddressName, iso: string, names: readonly string[] = []): string[] => [
  `${name}.country`,
  ...names,
  ...addressLayout(iso)
    .rows.flat()
    .map((part) => `${name}.${part}`),
  `${name}.company`,
  `${name}.vat_number`,
]
