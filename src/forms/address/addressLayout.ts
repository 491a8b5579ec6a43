import type { AddressFields } from './addressFields'

export type AddressPart = Exclude<keyof AddressFields, 'country' | 'company' | 'vat_number'>

interface AddressLayout {
  /** Fields in the order that people there write them, those of one row together. */
  rows: readonly (readonly AddressPart[])[]
  /** Whether every house has a number: in the French countryside some have none. */
  numbered: boolean
}

const streetFirst: AddressLayout['rows'] = [['address1'], ['address2'], ['postcode', 'city']]

const layouts: Record<string, AddressLayout> = {
  BE: { rows: streetFirst, numbered: true },
  NL: { rows: [['postcode', 'number', 'addition'], ['address1'], ['city']], numbered: true },
  LU: { rows: streetFirst, numbered: true },
  FR: { rows: streetFirst, numbered: false },
  DE: { rows: streetFirst, numbered: true },
}
const elsewhere: AddressLayout = { rows: streetFirst, numbered: false }

/** How an address of a country (ISO 3166) is filled in. */
export const addressLayout = (iso: string): AddressLayout => (Object.hasOwn(layouts, iso) && layouts[iso]) || elsewhere

/** Whether street, number and addition are fields of their own there. */
export const isSplit = (iso: string): boolean => addressLayout(iso).rows.some((row) => row.includes('number'))
