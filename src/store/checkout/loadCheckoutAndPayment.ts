import type { ApiClient } from '../http/client'
import { checkout, type Checkout, statusAnswer, type StatusAnswer } from '../../contract/checkout'
import type { Links } from '../../contract/links'
import { fetchEndpoints, requestAnswer } from '../http/links'
import { loadStoredCart, storeLoadedCart } from '../cart/storedCartThunks'
import { syncTokensFromStorage } from '../tabs/syncTokens'
import { confirmSession, restoreSession } from '../session/loadStoredSession'
import { createLoggedOutError, type Outcome, recordError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { checkoutRequested, checkoutFailed, checkoutReceived, paymentStatusReceived } from './checkoutSlice'
import { selectCustomer, selectEpoch, selectLogouts } from '../session/sessionSlice'

/** The response contains the missing information, the carriers and the payment methods. */
export const fetchCheckout = (client: ApiClient, links: Links) => requestAnswer(client, links, 'checkout', checkout)

export const fetchCheckoutIdentification = (client: ApiClient, links: Links) =>
  requestAnswer(client, links, 'checkout_identification', checkout)

/** Null after an error, which is then in `checkout.error`, and when the user has changed since the request. */
type LoadedCheckout = Promise<Checkout | null>

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

const loadCheckoutWith =
  (fetchInformation: (client: ApiClient, links: Links) => Promise<Checkout>): AppThunk<LoadedCheckout> =>
  (dispatch, getState, { client, enqueue }) => {
    dispatch(checkoutRequested())
    const logouts = selectLogouts(getState())
    const hasLoggedOut = () => selectLogouts(getState()) !== logouts
    const requestCheckout = async () => {
      const epoch = selectEpoch(getState())
      const answer = await fetchInformation(client, await dispatch(fetchEndpoints()))
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

/** `findNextCheckoutStep` finds the step that is due. */
export const loadCheckout = () => loadCheckoutWith(fetchCheckout)

export const loadCheckoutIdentification = () => loadCheckoutWith(fetchCheckoutIdentification)

export const fetchPaymentStatus = (client: ApiClient, links: Links) =>
  requestAnswer(client, links, 'status', statusAnswer)

/**
 * The status link is that of the checkout. After the return from the provider's page, `loadCheckout` supplies the link.
 * Once the order is paid, the cart is closed and is reloaded.
 */
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

/**
 * The status link comes from the checkout in the store. The cart page has no checkout in the store, so the checkout is
 * fetched. When fetching fails, resolves to false without an error message, because the note about the payment is not
 * essential.
 */
export const hasPendingPayment =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { client }) => {
    const { checkout, statusLinks } = getState().checkout
    try {
      const links = checkout ? statusLinks : (await fetchCheckout(client, await dispatch(fetchEndpoints())))._links
      return links.status !== undefined && (await fetchPaymentStatus(client, links)).status === 'pending'
    } catch (error) {
      recordError(error)
      return false
    }
  }
