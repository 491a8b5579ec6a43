import { findOrder } from '../../../apiClient/order'
import type { FindOrder } from '../../../contract/accountRequests'
import { endpoints } from '../../../state/app/endpoints'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { countryOf, fetchCountries } from '../countries'
import type { KnownOrder } from '../useOrder'

type LookedUp = { found: KnownOrder; error: null } | { found: null; error: RecordedError }

/** Asks for a guest's order. The answer is kept in the page's memory alone: it may carry a key to the order. */
export const lookUp =
  (wanted: FindOrder): ShopThunk<Promise<LookedUp>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const [order, countries] = await Promise.all([
        findOrder(client, await dispatch(endpoints()), wanted),
        dispatch(fetchCountries()),
      ])
      return { found: { order, country: countryOf(order, countries) }, error: null }
    } catch (error) {
      return { found: null, error: recorded(error) }
    }
  }
