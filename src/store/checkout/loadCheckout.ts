import * as api from './checkoutApi'
import type { ApiClient } from '../http/client'
import type { Checkout } from '../../contract/checkout'
import type { Links } from '../../contract/links'
import { fetchEndpoints } from '../fetchEndpoints'
import { cartChangedElsewhere, cartLoaded } from '../cart/cartSlice'
import { syncTokensFromStorage } from '../browser/syncTokensFromStorage'
import { recordError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { checkoutRequested, checkoutFailed, checkoutReceived } from './checkoutSlice'
import { selectEpoch, selectLogouts } from '../session/sessionSelectors'

/** The checkout as loaded, or null when that failed: the error then is in `checkout.error`. */
type Loaded = Promise<Checkout | null>

export const withoutCart = ({ cart: _cart, ...information }: Checkout) => information

/** Takes the checkout and its cart over, unless it was asked for by somebody who has gone since (another `epoch`). */
export const adoptCheckout =
  (answer: Checkout, epoch: number): AppThunk<Checkout | null> =>
  (dispatch, getState) => {
    if (selectEpoch(getState()) !== epoch) return null
    dispatch(checkoutReceived(withoutCart(answer)))
    dispatch(answer.changed ? cartChangedElsewhere(answer.cart) : cartLoaded(answer.cart))
    return answer
  }

const load =
  (call: (client: ApiClient, links: Links) => Promise<Checkout>): AppThunk<Loaded> =>
  (dispatch, getState, { client, enqueue }) => {
    dispatch(checkoutRequested())
    const logouts = selectLogouts(getState())
    const hasLoggedOut = () => selectLogouts(getState()) !== logouts
    const ask = async () => {
      const epoch = selectEpoch(getState())
      return dispatch(adoptCheckout(await call(client, await dispatch(fetchEndpoints())), epoch))
    }
    return enqueue(async () => {
      await dispatch(syncTokensFromStorage())
      try {
        const answer = await ask()
        // Once more when another tab got a session meanwhile: the answer was not for this shopper.
        return answer ?? (hasLoggedOut() ? null : await ask())
      } catch (error) {
        dispatch(checkoutFailed(recordError(error)))
        return null
      }
    })
  }

/** GET checkout: what is still to be said, ways of delivery and payment; `nextCheckoutStep` says where to go with it. */
export const loadCheckout = () => load(api.loadCheckout)

/** GET checkout_identification: the same, for the page where shoppers say who they are. */
export const loadCheckoutIdentification = () => load(api.loadCheckoutIdentification)
