import type { Country } from '../../contract/catalogue'
import type { Query } from '../query/useQuery'
import { useQuery } from '../query/useQuery'
import { loadCountries } from './loadCountries'

/** Returns the countries to which the shop delivers. By default, all components share one request. */
export const useCountries = (load = loadCountries): Query<Country[]> => useQuery('countries', load, { isPublic: true })
