import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'

/** For example "Lindelaan 1, bus 2, 9000 Gent, België". */
export const formatAddressLine = (address: Address, countries: readonly Country[]): string =>
  listPlaceLines(address, findCountryName(address, countries)).join(', ')

/** Omits the names of the person and the company. */
export const listPlaceLines = (
  { address1, address2, postcode, city }: Address,
  countryName: string | undefined,
): string[] => [address1, address2, `${postcode} ${city}`, countryName].flatMap((line) => line || [])

/** The name is in the page's language. */
export const findCountryName = ({ id_country }: Address, countries: readonly Country[]): string | undefined =>
  countries.find((country) => country.id_country === id_country)?.name
