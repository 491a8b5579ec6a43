import { loadCheckout } from '../../apiClient/checkout'
import { endpoints } from '../app/endpoints'
import { recorded } from '../recordedError'
import type { ShopThunk } from '../services'
import { adoptCheckout } from './loadCheckout'

/** The checkout once more while its page is open. When that fails, what was known before stays. Runs inside the queue. */
export const refreshCheckout =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { client }) => {
    const { cart, era } = getState().cart
    if (!cart) return
    try {
      dispatch(adoptCheckout(await loadCheckout(client, await dispatch(endpoints())), era))
    } catch (error) {
      recorded(error)
    }
  }
