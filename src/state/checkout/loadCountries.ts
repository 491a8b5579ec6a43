import { loadCountries as load } from '../../api/catalogue'
import type { Country } from '../../contract/catalogue'
import { endpoints } from '../app/endpoints'
import { recorded } from '../recordedError'
import type { ShopThunk } from '../services'

/** The countries that the shop delivers to; those of the checkout when it is known, null when they can't be fetched. */
export const loadCountries =
  (): ShopThunk<Promise<Country[] | null>> =>
  async (dispatch, getState, { client }) => {
    const known = getState().checkout.checkout?.countries
    if (known) return known
    try {
      return await load(client, await dispatch(endpoints()))
    } catch (error) {
      recorded(error)
      return null
    }
  }
