import { useCountries } from '../../../state/checkout/useCountries'

/** Name of the country of delivery in the page's language; null as long as it is not known. */
export function useCountryName(idCountry: number): string | null {
  const { countries } = useCountries()
  if (typeof countries === 'string') return null
  return countries.find((country) => country.id_country === idCountry)?.name ?? null
}
