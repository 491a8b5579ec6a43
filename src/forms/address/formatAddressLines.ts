import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'

/** An address as it stands on an envelope, one line each, without the name; the country once it is known. */
export function formatAddressLines(address: Address, countries: readonly Country[]): string[] {
  const { address1, address2, postcode, city, id_country, company } = address
  const country = countries.find((one) => one.id_country === id_country)?.name
  return [company, address1, address2, `${postcode} ${city}`, country].flatMap((line) => line || [])
}
