import { fetchEndpoints } from '../http/links'
import { recordError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { adoptCheckout, fetchCheckout } from './checkoutAndPayment'

/**
 * Reloads the checkout and its cart, which may have changed elsewhere. After an error, the known checkout is kept. Runs
 * inside the queue.
 */
export const refreshCheckout =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client }) => {
    const { cart, session } = getState()
    if (!cart.cart) return
    try {
      dispatch(adoptCheckout(await fetchCheckout(client, await dispatch(fetchEndpoints())), session.epoch))
    } catch (error) {
      recordError(error)
    }
  }
