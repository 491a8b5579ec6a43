/** The fields of an address that each country arranges in its own way. */
export type AddressPart = 'address1' | 'number' | 'addition' | 'address2' | 'postcode' | 'city'

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

/** Letters that people put before a postcode to name the country: "B-9000", "L 1234". */
const countrySign = /^(?:BE?|NL|LU?|FR?|DE?)[\s-]*(?=\d)/i

/** A postcode as the country writes it: "3511ab" is "3511 AB" in the Netherlands, "B-9000" is "9000" in Belgium. */
export function normalizePostcode(postcode: string, iso: string): string {
  const plain = postcode.trim().toUpperCase().replace(countrySign, '')
  const digits = plain.replace(/[\s.]/g, '')
  if (iso === 'NL') return digits.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')
  return /^\d+$/.test(digits) ? digits : plain
}
