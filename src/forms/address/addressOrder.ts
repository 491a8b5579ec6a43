import type { AddressName } from './addressInputs'
import { addressLayout } from './addressLayout'

/**
 * The paths of an address's fields in the order in which its form shows them.
 * @param iso the country, which decides on them
 * @param names paths of what stands between the country and the street
 */
export const addressOrder = (name: AddressName, iso: string, names: readonly string[] = []): string[] => [
  `${name}.country`,
  ...names,
  ...addressLayout(iso)
    .rows.flat()
    .map((part) => `${name}.${part}`),
  `${name}.company`,
  `${name}.vat_number`,
]
