import { loadStatus } from './checkoutApi'
import { loadStoredCart } from '../cart/loadStoredCart'
import { createLoggedOutError, recordError, type RecordedError } from '../http/ApiError'
import type { AppThunk } from '../services'
import { paymentStatusReceived } from './checkoutSlice'
import { type Payment, readPayment } from './readPayment'
import { selectIsGuest, selectLogouts } from '../session/sessionSelectors'

export type StatusOutcome = { ok: true; payment: Payment } | { ok: false; error: RecordedError }

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
        const answer = await loadStatus(client, getState().checkout.statusLinks)
        if (selectLogouts(getState()) !== logouts) throw createLoggedOutError()
        dispatch(paymentStatusReceived(answer))
        // Without a status, only the cart shows whether it has become an order.
        if (answer.status === 'paid' || answer.status === null) await dispatch(loadStoredCart())
        const state = getState()
        return {
          ok: true,
          payment: readPayment(answer, { isCartClosed: state.cart.isClosed, isGuest: selectIsGuest(state) }),
        }
      } catch (error) {
        return { ok: false, error: recordError(error) }
      }
    })
