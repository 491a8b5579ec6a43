import { loadCountries as load } from '../catalogue/catalogueApi'
import type { Country } from '../../contract/catalogue'
import { fetchEndpoints } from '../fetchEndpoints'
import { recordError } from '../http/recordedError'
import type { AppThunk } from '../services'

/** Loads the countries that the shop delivers to, with the cost for the current cart; null after an error. */
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

/** The same, without a call when the checkout is known, which has them. */
export const loadCountries = (): AppThunk<Promise<Country[] | null>> => async (dispatch, getState) =>
  getState().checkout.checkout?.countries ?? dispatch(reloadCountries())
