import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import type { AppThunk } from '../../store/services'

/** Fetches the countries. Resolves to null on failure because the page can show an order without its country's name. */
export const fetchCountries =
  (): AppThunk<Promise<Country[] | null>> =>
  (dispatch, _getState, { lazyThunks }) =>
    lazyThunks
      .countries()
      .then(({ loadCountries }) => dispatch(loadCountries()))
      .catch(() => null)

/** Returns the country to which an order is delivered, or null when it is unknown. */
export const findOrderCountry = ({ delivery_address }: Order, countries: readonly Country[] | null): Country | null =>
  countries?.find(({ id_country }) => id_country === delivery_address.id_country) ?? null
