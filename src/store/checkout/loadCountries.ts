import { loadCountries as load } from '../catalogue/catalogueApi'
import type { Country } from '../../contract/catalogue'
import { fetchEndpoints } from '../fetchEndpoints'
import { recordError } from '../http/recordedError'
import type { AppThunk } from '../services'

/** The countries that the shop delivers to, with what that costs for the cart of now; null when they can't be fetched. */
export const reloadCountries =
  (): AppThunk<Promise<Country[] | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      return await load(client, await dispatch(fetchEndpoints()))
    } catch (error) {
      recordError(error)
      return null
    }
  }

/** The same, without a call when the checkout that is known tells them. */
export const loadCountries = (): AppThunk<Promise<Country[] | null>> => async (dispatch, getState) =>
  getState().checkout.checkout?.countries ?? dispatch(reloadCountries())
