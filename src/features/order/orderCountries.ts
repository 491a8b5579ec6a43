import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import type { AppThunk } from '../../store/services'

/** The countries that orders go to; null when they cannot be fetched: no reason to withhold an order from the shopper. */
export const fetchCountries =
  (): AppThunk<Promise<Country[] | null>> =>
  (dispatch, _getState, { lazyThunks }) =>
    lazyThunks
      .countries()
      .then(({ loadCountries }) => dispatch(loadCountries()))
      .catch(() => null)

/** Where an order goes; null when that is not known. */
export const findOrderCountry = ({ delivery_address }: Order, countries: readonly Country[] | null): Country | null =>
  countries?.find(({ id_country }) => id_country === delivery_address.id_country) ?? null
