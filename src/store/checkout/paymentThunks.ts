import type { StatusAnswer } from '../../contract/checkout'
import { isErrorOfType } from '../../contract/error'
import { differenceShown } from '../cart/cartSlice'
import { changeCart } from '../cart/changeCart'
import { loadStoredCart } from '../cart/loadStoredCart'
import { requireCart } from '../cart/requireCart'
import { createLoggedOutError, recordError, type RecordedError } from '../http/ApiError'
import type { AppThunk } from '../services'
import { selectLogouts } from '../session/sessionSelectors'
import { loadStatus, type PaymentChoice, sendPayment } from './checkoutApi'
import { paymentBegun, paymentStatusReceived } from './checkoutSlice'

/**
 * `redirect` is the address of the provider's page, where the user pays. An error of type `cart_changed` means that no
 * payment has begun. The cart has then been reloaded, and the changes are in `state.cart.difference` (SPEC §4).
 */
type PaymentOutcome = { ok: true; redirect: string } | { ok: false; error: RecordedError }

const beginPayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    // A payment link belongs to one state of the cart, which must be the one that the user saw when tapping the button.
    const { knownCart, cart } = getState().cart
    const logouts = selectLogouts(getState())
    const reviewedCart = knownCart ?? cart
    let redirect = ''
    const change = await dispatch(
      changeCart(async () => {
        const answer = await sendPayment(client, reviewedCart ?? dispatch(requireCart()), choice, languageId)
        if (selectLogouts(getState()) !== logouts) throw createLoggedOutError()
        redirect = answer.redirect
        dispatch(paymentBegun(answer._links))
        return answer
      }),
    )
    if (change.ok) return { ok: true, redirect }
    if (isErrorOfType(change.error, 'cart_changed')) dispatch(differenceShown())
    return change
  }

/** Begins the payment. A second tap in the meantime joins the first one, so that there is only one payment. */
export const choosePayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  (dispatch, _getState, { joinInFlight }) =>
    joinInFlight('payment', () => dispatch(beginPayment(choice)))

type StatusOutcome = { ok: true; answer: StatusAnswer } | { ok: false; error: RecordedError }

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
        return { ok: true, answer }
      } catch (error) {
        return { ok: false, error: recordError(error) }
      }
    })
