import type { Country } from '../../contract/catalogue'
import type { Query } from '../query/useQuery'
import { useQuery } from '../query/useQuery'
import { loadCountries } from './loadCountries'

/** Returns the countries of delivery. By default, all components share one request. */
export const useCountries = (load = loadCountries): Query<Country[]> => useQuery('countries', load, { isPublic: true })

/** The country has its name in the page's language. Returns null while the country is unknown. */
export function useDeliveryCountry(idCountry: number | null): Country | null {
  const { data: countries } = useCountries()
  return countries?.find((country) => country.id_country === idCountry) ?? null
}
