import type { Country } from '../../contract/catalogue'
import { useCountries } from '../../state/checkout/useCountries'

/** The country of delivery, in the page's language; null as long as it is not known. */
export function useDeliveryCountry(idCountry: number): Country | null {
  const { countries } = useCountries()
  if (typeof countries === 'string') return null
  return countries.find((country) => country.id_country === idCountry) ?? null
}
