import * as api from '../../../apiClient/checkout'
import { endpoints } from '../../../state/app/endpoints'
import { recorded } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'

/**
 * Whether a payment was begun for the open cart and is not decided yet. What the checkout says is used when it is
 * there; on the cart page it is asked for this alone, and nobody without a session has a payment. No when the shop
 * cannot be asked: this is an offer, not an answer that somebody waits for.
 */
export const pendingPayment =
  (): ShopThunk<Promise<boolean>> =>
  async (dispatch, getState, { client }) => {
    const { session, checkout } = getState()
    if (session.token === null) return false
    try {
      const links = checkout.checkout
        ? checkout.statusLinks
        : (await api.loadCheckout(client, await dispatch(endpoints())))._links
      return links.status !== undefined && (await api.loadStatus(client, links)).status === 'pending'
    } catch (error) {
      recorded(error)
      return false
    }
  }
