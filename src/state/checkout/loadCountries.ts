import { loadCountries as load } from '../../apiClient/catalogue'
import type { Country } from '../../contract/catalogue'
import { endpoints } from '../app/endpoints'
import { recorded } from '../recordedError'
import type { ShopThunk } from '../services'

/** The countries that the shop delivers to, with what that costs for the cart of now; null when they can't be fetched. */
export const askForCountries =
  (): ShopThunk<Promise<Country[] | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      return await load(client, await dispatch(endpoints()))
    } catch (error) {
      recorded(error)
      return null
    }
  }

/** The same, without a call when the checkout that is known tells them. */
export const loadCountries = (): ShopThunk<Promise<Country[] | null>> => async (dispatch, getState) =>
  getState().checkout.checkout?.countries ?? dispatch(askForCountries())
