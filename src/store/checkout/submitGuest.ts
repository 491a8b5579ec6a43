import type { CreateGuestPayload } from '../../contract/requests'
import { syncTokensFromStorage } from '../tabs/syncTokens'
import type { RecordedError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { loadCheckout } from './checkoutAndPayment'
import type { Links } from '../../contract/links'
import { sessionAnswer } from '../../contract/session'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'
import { confirmSession } from '../session/loadStoredSession'
import { openSession } from '../account/logIn'
import { selectIsRegistered, selectLogouts } from '../session/sessionSlice'

/** The page's language is added to the payload. */
export type GuestChoice = Omit<CreateGuestPayload, 'account'> & {
  account: Omit<CreateGuestPayload['account'], 'id_lang'>
}

/**
 * Submits the guest's details, and then loads the checkout.
 * @returns null after a success, even if the checkout could not be loaded
 */
export const submitGuest =
  (guest: GuestChoice): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { languageId, enqueue }) => {
    const logouts = selectLogouts(getState())
    const payload = { ...guest, account: { ...guest.account, id_lang: languageId } }
    const error = await enqueue(async () => {
      await dispatch(syncTokensFromStorage())
      // If the shop has ended a customer's session, the call would make the customer a guest.
      const sessionError = selectIsRegistered(getState()) ? await dispatch(confirmSession()) : null
      if (sessionError) return sessionError
      return dispatch(createGuest(payload, logouts))
    })
    if (!error) await dispatch(loadCheckout())
    return error
  }

/**
 * Makes the user a guest customer (SPEC §3, §6), whose addresses become those of the cart.
 * @param logoutsAtRequest `selectLogouts` when the user submitted the step; the current number by default
 * @returns null after a success
 */
export const createGuest =
  (payload: CreateGuestPayload, logoutsAtRequest?: number): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { notifyTabs }) => {
    const openGuestSession = openSession({
      logoutsAtRequest: logoutsAtRequest ?? selectLogouts(getState()),
      status: 'creatingProfile',
      send: (client, links) => sendGuest(client, links, payload),
    })
    const error = await dispatch(openGuestSession)
    if (!error) notifyTabs('cart')
    return error
  }

/** The response is the guest's session, with the new delivery and invoice addresses. */
export const sendGuest = (client: ApiClient, links: Links, payload: CreateGuestPayload) =>
  requestAnswer(client, links, 'create_guest', sessionAnswer, { method: 'POST', payload })
