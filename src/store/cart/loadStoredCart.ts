import { loadCart } from './cartApi'
import { fetchEndpoints } from '../fetchEndpoints'
import { recordError, isCartClosedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { cartClosed, cartLoadFailed } from './cartSlice'
import { storeLoadedCart } from './storeLoadedCart'
import { selectEpoch } from '../session/sessionSelectors'

interface LoadOptions {
  /** Whether the cart may have changed elsewhere. The changes are then in `state.cart.difference`. */
  elsewhere?: boolean
  /** Whether the response is still wanted when it arrives; always by default. */
  isWanted?: () => boolean
}

/**
 * Loads the cart of the stored token, or the customer's cart. After an error the cart and its token stay, unless the
 * shop API reports that the cart is closed (SPEC §8). Runs inside the queue.
 * @returns whether the cart is now the same as in the shop API
 */
export const loadStoredCart =
  ({ elsewhere = false, isWanted = () => true }: LoadOptions = {}): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { client }) => {
    const { cart, session } = getState()
    if (!cart.token && !session.token) return false
    const isCurrent = () => isWanted() && selectEpoch(getState()) === session.epoch
    try {
      const answer = await loadCart(client, await dispatch(fetchEndpoints()))
      const loaded = answer?.cart ?? null
      if (!isCurrent()) return false
      dispatch(storeLoadedCart(loaded, elsewhere))
      return true
    } catch (error) {
      const failure = recordError(error)
      if (!isCurrent()) return false
      dispatch(cartLoadFailed(failure))
      if (!isCartClosedError(failure)) return false
      dispatch(cartClosed())
      return true
    }
  }

/** Loads the cart again after the pending changes. */
export const reloadCart =
  (): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, { enqueue }) =>
    enqueue(() => dispatch(loadStoredCart()))
