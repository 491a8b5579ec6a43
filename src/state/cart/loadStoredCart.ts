import { loadCart } from '../../apiClient/cart'
import { endpoints } from '../app/endpoints'
import { recorded, saysCartClosed } from '../recordedError'
import type { ShopThunk } from '../services'
import { cartChangedElsewhere, cartClosed, cartLoaded, cartLoadFailed } from './cartSlice'

interface LoadOptions {
  /** Somebody else may have changed it: what is different then is told (`state.cart.difference`). */
  elsewhere?: boolean
}

/**
 * Loads the cart of the stored token, or the customer's. On failure the cart and its token
 * are kept, unless the API says that the cart is closed (SPEC §8). Runs inside the queue.
 */
export const loadStoredCart =
  ({ elsewhere = false }: LoadOptions = {}): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { client }) => {
    const { cart, session } = getState()
    if (!cart.token && !session.token) return
    const isStillAsked = () => getState().cart.era === cart.era
    try {
      const answer = await loadCart(client, await dispatch(endpoints()))
      const loaded = answer?.cart ?? null
      if (isStillAsked()) dispatch(elsewhere ? cartChangedElsewhere(loaded) : cartLoaded(loaded))
    } catch (error) {
      const failure = recorded(error)
      if (!isStillAsked()) return
      dispatch(cartLoadFailed(failure))
      if (saysCartClosed(failure)) dispatch(cartClosed())
    }
  }

/** Loads the cart again, after the changes that are under way. */
export const reloadCart =
  (): ShopThunk<Promise<void>> =>
  (dispatch, _getState, { inOrder }) =>
    inOrder(() => dispatch(loadStoredCart()))
