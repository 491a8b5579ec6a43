import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import type { ShopThunk } from '../../state/services'

/** The countries that orders go to; null when they can't be fetched: no reason to keep an order from the shopper. */
export const fetchCountries =
  (): ShopThunk<Promise<Country[] | null>> =>
  (dispatch, _getState, { later }) =>
    later.countries().then(
      ({ loadCountries }) => dispatch(loadCountries()),
      () => null,
    )

/** Where an order goes; null when that is not known. */
export const countryOf = ({ delivery_address }: Order, countries: readonly Country[] | null): Country | null =>
  countries?.find(({ id_country }) => id_country === delivery_address.id_country) ?? null
