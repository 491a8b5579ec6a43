import { loadStatus } from '../../apiClient/checkout'
import type { StatusAnswer } from '../../contract/checkout'
import { loadStoredCart } from '../cart/loadStoredCart'
import { loggedOutSince } from '../loggedOutSince'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { paymentStatusReceived } from './checkoutSlice'

export type StatusOutcome = { ok: true; payment: StatusAnswer } | { ok: false; error: RecordedError }

/**
 * Asks how the payment stands, by the status link of the checkout loaded before (loadCheckout
 * gives it after the return from the provider's page too). Once paid, the cart is loaded
 * again, since it is closed by then.
 */
export const loadPaymentStatus =
  (): ShopThunk<Promise<StatusOutcome>> =>
  (dispatch, getState, { client, inOrder }) =>
    inOrder(async () => {
      const { logouts } = getState().cart
      try {
        const payment = await loadStatus(client, getState().checkout.statusLinks)
        if (getState().cart.logouts !== logouts) throw loggedOutSince()
        dispatch(paymentStatusReceived(payment))
        if (payment.status === 'paid') await dispatch(loadStoredCart())
        return { ok: true, payment }
      } catch (error) {
        return { ok: false, error: recorded(error) }
      }
    })
