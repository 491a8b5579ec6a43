import { isErrorOfType } from '../../contract/error'
import { differenceShown } from '../cart/cartSlice'
import { changeCart } from '../cart/changeCart'
import { requireCart } from '../cart/requireCart'
import { createLoggedOutError, type RecordedError } from '../http/ApiError'
import type { AppThunk } from '../services'
import { selectLogouts } from '../session/sessionSlice'
import { type PaymentChoice, sendPayment } from './checkoutApi'
import { paymentBegun } from './checkoutSlice'

/**
 * `redirect` is the address of the provider's page, where the user pays. An error of type `cart_changed` means that no
 * payment has begun. The cart has then been reloaded, and the changes are in `state.cart.difference` (SPEC §4).
 */
type RedirectOutcome = { ok: true; redirect: string } | { ok: false; error: RecordedError }

const beginPayment =
  (choice: PaymentChoice): AppThunk<Promise<RedirectOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    // A payment link belongs to one state of the cart. This must be the state that the user saw when tapping the
    // button.
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

/**
 * Begins the payment. A second tap in the meantime receives the outcome of the first tap, so that there is only one
 * payment.
 */
export const choosePayment =
  (choice: PaymentChoice): AppThunk<Promise<RedirectOutcome>> =>
  (dispatch, _getState, { joinInFlight }) =>
    joinInFlight('payment', () => dispatch(beginPayment(choice)))
