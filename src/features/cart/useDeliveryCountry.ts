import type { Country } from '../../contract/catalogue'
import { useCountries } from '../../store/checkout/useCountries'

/** Returns the delivery country with its name in the page's language; null while it is unknown. */
export function useDeliveryCountry(idCountry: number | null): Country | null {
  const { data: countries } = useCountries()
  return countries?.find((country) => country.id_country === idCountry) ?? null
}
