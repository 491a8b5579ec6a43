import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'

/** An address on one line, without the name: "Lindelaan 1, bus 2, 9000 Gent, België". */
export function formatAddressLine(address: Address, countries: readonly Country[]): string {
  const country = countries.find((one) => one.id_country === address.id_country)?.name
  return [address.address1, address.address2, `${address.postcode} ${address.city}`, country].filter(Boolean).join(', ')
}
