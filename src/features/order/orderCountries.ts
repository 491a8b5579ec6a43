import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import type { AppThunk } from '../../store/services'

/** Fetches the countries. Resolves to null on failure because the page can show an order without its country's name. */
export const fetchOrderCountries = (): AppThunk<Promise<Country[] | null>> => (dispatch) =>
  import('../../store/checkout/loadCountries').then(({ loadCountries }) => dispatch(loadCountries())).catch(() => null)

/** Returns the country of an order: that of delivery, or of the invoice when nothing is delivered; null when unknown. */
export const findOrderCountry = (
  { delivery_address: delivery, invoice_address: invoice }: Order,
  countries: readonly Country[] | null,
): Country | null => countries?.find(({ id_country }) => id_country === (delivery ?? invoice)?.id_country) ?? null
