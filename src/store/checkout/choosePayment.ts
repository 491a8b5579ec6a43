import { pay, type PaymentChoice } from './checkoutApi'
import { differenceShown } from '../cart/cartSlice'
import { changeCart, openCart } from '../cart/changeCart'
import { createLoggedOutError } from '../http/recordedError'
import type { RecordedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { paymentBegun } from './checkoutSlice'
import { selectLogouts } from '../session/sessionSelectors'

/**
 * `redirect` is the address of the provider's page, where the shopper goes on. An error of type `cart_changed` means
 * that nothing was begun: the cart has been loaded again, and `state.cart.difference` says what changed (SPEC §4).
 */
export type PaymentOutcome = { ok: true; redirect: string } | { ok: false; error: RecordedError }

const beginPayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    // The payment link stands for one state of the cart: the one that the shopper had before them at this tap.
    const { knownCart, cart } = getState().cart
    const logouts = selectLogouts(getState())
    const reviewedCart = knownCart ?? cart
    let redirect = ''
    const change = await dispatch(
      changeCart(async () => {
        const answer = await pay(client, reviewedCart ?? dispatch(openCart()), choice, languageId)
        if (selectLogouts(getState()) !== logouts) throw createLoggedOutError()
        redirect = answer.redirect
        dispatch(paymentBegun(answer._links))
        return answer
      }),
    )
    if (change.ok) return { ok: true, redirect }
    if (change.error.type === 'cart_changed') dispatch(differenceShown())
    return change
  }

/** Begins the payment. A second tap while one is under way waits for the first: nothing is begun twice. */
export const choosePayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  (dispatch, _getState, { joinInFlight }) =>
    joinInFlight('payment', () => dispatch(beginPayment(choice)))
