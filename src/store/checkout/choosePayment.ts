import { pay, type PaymentChoice } from './checkoutApi'
import { differenceShown } from '../cart/cartSlice'
import { isErrorOfType } from '../../contract/error'
import { changeCart, requireCart } from '../cart/changeCart'
import { createLoggedOutError, type RecordedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { paymentBegun } from './checkoutSlice'
import { selectLogouts } from '../session/sessionSelectors'

/**
 * `redirect` is the address of the provider's page, where the user pays. An error of type `cart_changed` means that no
 * payment was begun: the cart has been loaded again, and `state.cart.difference` has the changes (SPEC §4).
 */
type PaymentOutcome = { ok: true; redirect: string } | { ok: false; error: RecordedError }

const beginPayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    // The payment link belongs to one state of the cart: the one that the user saw when they tapped.
    const { knownCart, cart } = getState().cart
    const logouts = selectLogouts(getState())
    const reviewedCart = knownCart ?? cart
    let redirect = ''
    const change = await dispatch(
      changeCart(async () => {
        const answer = await pay(client, reviewedCart ?? dispatch(requireCart()), choice, languageId)
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

/** Begins the payment. A second tap while one is being begun waits for it, so that there is one payment only. */
export const choosePayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  (dispatch, _getState, { joinInFlight }) =>
    joinInFlight('payment', () => dispatch(beginPayment(choice)))
