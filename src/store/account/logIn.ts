import type { ApiClient } from '../http/client'
import type { Links } from '../../contract/links'
import { sessionAnswer, type SessionAnswer } from '../../contract/session'
import { fetchEndpoints, requestAnswer } from '../http/links'
import { syncTokensFromStorage } from '../tabs/syncTokens'
import { isErrorOfType } from '../../contract/error'
import { createLoggedOutError, isOutcomeUncertain, type RecordedError, recordError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import {
  profileFailed,
  sessionFailed,
  sessionReceived,
  sessionRequested,
  selectLogouts,
  selectSessionToken,
} from '../session/sessionSlice'
import { loadStoredCart } from '../cart/storedCartThunks'
import { restoreSession } from '../session/loadStoredSession'
import type { CreateAccountPayload, LoginPayload } from '../../contract/requests'
import { endSession } from './logOut'

interface SessionRequest {
  /** The value of `selectLogouts` when the user requested the session. */
  logoutsAtRequest: number
  status: 'loggingIn' | 'creatingProfile'
  /** `links` are those of the root. */
  send: (client: ApiClient, links: Links) => Promise<SessionAnswer>
}

/**
 * Opens a session (SPEC §4) for a customer who logs in, for a new account or for a guest. A session that arrives after
 * a logout is ended immediately.
 * @returns null after a success
 */
export const openSession =
  ({ logoutsAtRequest, status, send }: SessionRequest): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, notifyTabs }) => {
    const hasLoggedOut = () => selectLogouts(getState()) !== logoutsAtRequest
    if (hasLoggedOut()) return recordError(createLoggedOutError())
    dispatch(sessionRequested(status))
    let sentToken = selectSessionToken(getState())
    try {
      if (await dispatch(syncTokensFromStorage())) dispatch(sessionRequested(status))
      sentToken = selectSessionToken(getState())
      const answer = await send(client, await dispatch(fetchEndpoints()))
      if (hasLoggedOut()) {
        void dispatch(endSession(answer.session.token, answer._links))
        return recordError(createLoggedOutError())
      }
      dispatch(sessionReceived(answer))
      // The other tabs recognize a new session by its token, so they are only notified when the token stays the same.
      if (answer.session.token === sentToken) notifyTabs('customer')
      return null
    } catch (error) {
      const failure = recordError(error)
      // If a login in another tab has replaced the session in the meantime, the error does not concern the new session.
      if (!hasLoggedOut() && selectSessionToken(getState()) === sentToken)
        dispatch(status === 'loggingIn' ? sessionFailed(failure) : profileFailed(failure))
      return failure
    }
  }

/**
 * Opens the customer's session and loads the customer's cart. A refusal clears the session (SPEC §4), even a guest's.
 * After another error, the guest's session is loaded again.
 * @returns null after a success
 */
export const logIn =
  (email: string, password: string): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueue }) => {
    const logoutsAtRequest = selectLogouts(getState())
    return enqueue(async () => {
      const openCustomerSession = openSession({
        logoutsAtRequest,
        status: 'loggingIn',
        send: (client, links) => sendLogin(client, links, { email, password }),
      })
      const error = await dispatch(openCustomerSession)
      if (error) await dispatch(restoreSession())
      else await dispatch(loadStoredCart())
      return error
    })
  }

/** The page's language is added to the payload. */
export type AccountChoice = Omit<CreateAccountPayload, 'id_lang'>

/**
 * Makes a visitor or a guest a registered customer (SPEC §4, §6) and loads the cart, which now belongs to the customer.
 * An error does not change the session.
 * @returns null after a success
 */
export const createAccount =
  (account: AccountChoice): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { clientFor, enqueue, languageId }) => {
    const { email, password } = account
    const logoutsAtRequest = selectLogouts(getState())
    const { error: formerError } = getState().session
    /**
     * The previous attempt may have created the account although its response was lost. A client without the session is
     * used, because a wrong password must not end a guest's session.
     */
    const openCreatedAccount = async (error: unknown, links: Links): Promise<SessionAnswer> => {
      const isPossiblyCreated =
        formerError && isOutcomeUncertain(formerError) && isErrorOfType(recordError(error), 'account_exists')
      if (!isPossiblyCreated) throw error
      return sendLogin(clientFor({ session: null, cart: getState().cart.token }), links, { email, password }).catch(
        () => {
          throw error
        },
      )
    }
    return enqueue(async () => {
      const openAccountSession = openSession({
        logoutsAtRequest,
        status: 'creatingProfile',
        send: (client, links) =>
          sendAccount(client, links, { ...account, id_lang: languageId }).catch((error: unknown) =>
            openCreatedAccount(error, links),
          ),
      })
      const error = await dispatch(openAccountSession)
      if (!error) await dispatch(loadStoredCart())
      return error
    })
  }

export const sendLogin = (client: ApiClient, links: Links, payload: LoginPayload) =>
  requestAnswer(client, links, 'login', sessionAnswer, { method: 'POST', payload })

export const sendAccount = (client: ApiClient, links: Links, payload: CreateAccountPayload) =>
  requestAnswer(client, links, 'create_account', sessionAnswer, { method: 'POST', payload })
