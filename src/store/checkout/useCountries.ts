import type { Country } from '../../contract/catalogue'
import type { Query } from '../query/useAnswer'
import { useQuery } from '../query/useQuery'
import { loadCountries } from './loadCountries'

/** The countries of delivery. However many components use them, they are requested once, unless `load` says otherwise. */
export const useCountries = (load = loadCountries): Query<Country[]> => useQuery('countries', load, { isPublic: true })
