import { countriesReceived } from '../appSlice'
import { fetchCountries } from '../catalogue/catalogueApi'
import type { Country } from '../../contract/catalogue'
import { fetchEndpoints } from '../http/links'
import type { AppThunk } from '../AppThunk'
import { selectLogouts } from '../session/sessionSlice'

/** Each country has the delivery cost for the current cart. Rejects with an ApiError. */
export const reloadCountries =
  (): AppThunk<Promise<Country[]>> =>
  async (dispatch, getState, { client }) => {
    const logouts = selectLogouts(getState())
    const countries = await fetchCountries(client, await dispatch(fetchEndpoints()))
    if (selectLogouts(getState()) === logouts) dispatch(countriesReceived(countries))
    return countries
  }

/**
 * The countries are cached for the session, so their costs may be those of an earlier cart. Rejects with an ApiError.
 */
export const loadCountries =
  (): AppThunk<Promise<Country[]>> =>
  async (dispatch, getState, { joinInFlight }) => {
    const { app, checkout } = getState()
    const knownCountries = checkout.checkout?.countries ?? []
    if (knownCountries.length > 0) return knownCountries
    return app.countries ?? joinInFlight('countries', () => dispatch(reloadCountries()))
  }
