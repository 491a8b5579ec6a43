import { loadStatus } from './checkoutApi'
import type { StatusAnswer } from '../../contract/checkout'
import { loadStoredCart } from '../cart/loadStoredCart'
import { createLoggedOutError, recordError, type RecordedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { paymentStatusReceived } from './checkoutSlice'
import { selectLogouts } from '../session/sessionSelectors'

export type StatusOutcome = { ok: true; payment: StatusAnswer } | { ok: false; error: RecordedError }

/**
 * Loads the status of the payment by the status link of the checkout. After the return from the provider's page,
 * `loadCheckout` supplies that link. Once the order is paid, the cart is closed and is reloaded.
 */
export const loadPaymentStatus =
  (): AppThunk<Promise<StatusOutcome>> =>
  (dispatch, getState, { client, enqueue }) =>
    enqueue(async () => {
      const logouts = selectLogouts(getState())
      try {
        const payment = await loadStatus(client, getState().checkout.statusLinks)
        if (selectLogouts(getState()) !== logouts) throw createLoggedOutError()
        dispatch(paymentStatusReceived(payment))
        if (payment.status === 'paid') await dispatch(loadStoredCart())
        return { ok: true, payment }
      } catch (error) {
        return { ok: false, error: recordError(error) }
      }
    })
