import type { Cart } from '../../contract/cart'
import {
  checkout,
  type Checkout,
  type PaymentAnswer,
  paymentAnswer,
  statusAnswer,
  type StatusAnswer,
} from '../../contract/checkout'
import { isErrorOfType } from '../../contract/error'
import type { Links } from '../../contract/links'
import type { PaymentPayload } from '../../contract/requests'
import type { AppThunk } from '../AppThunk'
import { differenceShown, requireCart } from '../cart/cartSlice'
import { changeCart } from '../cart/changeCart'
import { loadStoredCart, storeLoadedCart } from '../cart/storedCartThunks'
import { createLoggedOutError, type Outcome, recordError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { fetchEndpoints, requestAnswer } from '../http/links'
import { confirmSession, restoreSession } from '../session/loadStoredSession'
import { selectCustomer, selectEpoch, selectLogouts } from '../session/sessionSlice'
import { syncTokensFromStorage } from '../tabs/syncTokens'
import {
  checkoutFailed,
  checkoutReceived,
  checkoutRequested,
  paymentBegun,
  paymentStatusReceived,
} from './checkoutSlice'

/** The response contains the missing information, the carriers and the payment methods. */
export const fetchCheckout = (client: ApiClient, links: Links, link: CheckoutLink = 'checkout') =>
  requestAnswer(client, links, link, checkout)

type CheckoutLink = 'checkout' | 'checkout_identification'

/** The cart slice stores the cart. If the checkout has no addresses or countries, those in the store are used. */
export const storeCheckout =
  ({ cart: _cart, ...information }: Checkout): AppThunk<void> =>
  (dispatch, getState) => {
    const { session, app } = getState()
    const addresses = information.addresses ?? session.addresses
    const countries = information.countries.length > 0 ? information.countries : (app.countries ?? [])
    dispatch(checkoutReceived({ ...information, addresses, countries }))
  }

/**
 * If the epoch has changed since the request, the checkout may be another user's. It is then not stored, and the result
 * is null.
 */
export const adoptCheckout =
  (answer: Checkout, epoch: number): AppThunk<Checkout | null> =>
  (dispatch, getState) => {
    if (selectEpoch(getState()) !== epoch) return null
    dispatch(storeCheckout(answer))
    dispatch(storeLoadedCart(answer.cart, answer.changed))
    return answer
  }

/**
 * Resolves to null after an error, which is then in `checkout.error`, and when the user has changed since the request.
 */
export const loadCheckout =
  (link?: CheckoutLink): AppThunk<Promise<Checkout | null>> =>
  (dispatch, getState, { client, enqueue }) => {
    dispatch(checkoutRequested())
    const logouts = selectLogouts(getState())
    const hasLoggedOut = () => selectLogouts(getState()) !== logouts
    const requestCheckout = async () => {
      const epoch = selectEpoch(getState())
      const answer = await fetchCheckout(client, await dispatch(fetchEndpoints()), link)
      // The cart's token gives access to the cart without a session too, so no other call reveals that the shop has
      // ended the session.
      if (answer.actions.includes('IDENTIFICATION') && selectCustomer(getState())) await dispatch(confirmSession())
      return dispatch(adoptCheckout(answer, epoch))
    }
    return enqueue(async () => {
      if (!(await dispatch(syncTokensFromStorage()))) await dispatch(restoreSession())
      try {
        // The request is repeated if another tab has received a session in the meantime, because the first response was
        // for another user.
        return (await requestCheckout()) ?? (hasLoggedOut() ? null : await requestCheckout())
      } catch (error) {
        dispatch(checkoutFailed(recordError(error)))
        return null
      }
    })
  }

export type PaymentChoice = Omit<PaymentPayload, 'id_lang' | 'step_payment'>

/** The response contains the address of the provider's page. */
export const sendPayment = (client: ApiClient, cart: Cart, choice: PaymentChoice, id_lang: number) =>
  requestAnswer(client, cart._links, 'payment', paymentAnswer, {
    method: 'POST',
    payload: { ...choice, id_lang, step_payment: 1 },
  })

/**
 * An error of type `cart_changed` means that no payment has begun. The cart has then been reloaded, and the changes are
 * in `state.cart.difference` (SPEC §4).
 */
type PaymentOutcome = Outcome<PaymentAnswer | null>

const beginPayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    // A payment link belongs to one state of the cart, which must be the state that the user saw when tapping the
    // button.
    const stateAtTap = getState()
    const logouts = selectLogouts(stateAtTap)
    const change = await dispatch(
      changeCart(async () => {
        const reviewedCart = stateAtTap.cart.knownCart ?? requireCart(stateAtTap)
        const answer = await sendPayment(client, reviewedCart, choice, languageId)
        if (selectLogouts(getState()) !== logouts) throw createLoggedOutError()
        dispatch(paymentBegun(answer._links))
        return answer
      }),
    )
    if (!change.ok && isErrorOfType(change.error, 'cart_changed')) dispatch(differenceShown())
    return change
  }

/** A second tap during the request receives the outcome of the first tap, so that there is only one payment. */
export const choosePayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  (dispatch, _getState, { joinInFlight }) =>
    joinInFlight('payment', () => dispatch(beginPayment(choice)))

export const fetchPaymentStatus = (client: ApiClient, links: Links) =>
  requestAnswer(client, links, 'status', statusAnswer)

/** The status link is that of the last payment, or of the last checkout. Once the order is paid, the cart is closed. */
export const loadPaymentStatus =
  (): AppThunk<Promise<Outcome<StatusAnswer>>> =>
  (dispatch, getState, { client, enqueue }) =>
    enqueue(async () => {
      const logouts = selectLogouts(getState())
      try {
        const answer = await fetchPaymentStatus(client, getState().checkout.statusLinks)
        if (selectLogouts(getState()) !== logouts) throw createLoggedOutError()
        dispatch(paymentStatusReceived(answer))
        // Without a status, only the cart shows whether it has become an order.
        if (answer.status === 'paid' || answer.status === null) await dispatch(loadStoredCart())
        return { ok: true, answer, error: null }
      } catch (error) {
        return { ok: false, error: recordError(error) }
      }
    })
