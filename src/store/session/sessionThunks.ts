import type { UnknownAction } from '@reduxjs/toolkit'
import type { ApiClient } from '../http/client'
import type { Links } from '../../contract/links'
import type { SessionAnswer } from '../../contract/session'
import { fetchEndpoints } from '../fetchEndpoints'
import { syncTokensFromStorage } from '../browser/syncTokensFromStorage'
import { createLoggedOutError, type RecordedError, recordError } from '../http/recordedError'
import type { AppThunk } from '../services'
import {
  loggedOut,
  loginBegun,
  profileCreationBegun,
  profileCreationFailed,
  sessionFailed,
  sessionReceived,
} from './sessionSlice'
import { createAccount as sendAccount, login as sendLogin, sendLogOut } from './sessionApi'
import { loadStoredCart } from '../cart/loadStoredCart'
import type { CreateAccount } from '../../contract/requests'
import { clearAllDrafts } from '../browser/formDrafts'
import { selectLogouts, selectSessionToken } from './sessionSelectors'

interface Opening {
  /** `selectLogouts` when the shopper asked. */
  asked: number
  begun: () => UnknownAction
  failed: (error: RecordedError) => UnknownAction
  /** Resolves to the session; `links` are the root's. */
  send: (client: ApiClient, links: Links) => Promise<SessionAnswer>
}

/**
 * Makes the shopper somebody (SPEC §4): by logging in, with an account, as a guest. Gives the error back, null when it
 * went well. Who has logged out since they asked stays nobody: a session that comes too late is ended again.
 */
export const openSession =
  ({ asked, begun, failed, send }: Opening): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, notifyCustomerChanged }) => {
    const hasLoggedOut = () => selectLogouts(getState()) !== asked
    if (hasLoggedOut()) return recordError(createLoggedOutError())
    dispatch(begun())
    let sentAs = selectSessionToken(getState())
    try {
      if (await dispatch(syncTokensFromStorage())) dispatch(begun())
      sentAs = selectSessionToken(getState())
      const answer = await send(client, await dispatch(fetchEndpoints()))
      if (hasLoggedOut()) {
        void dispatch(endSession(answer.session.token, answer._links))
        return recordError(createLoggedOutError())
      }
      dispatch(sessionReceived(answer))
      // Of another session the other tabs hear by its token.
      if (answer.session.token === sentAs) notifyCustomerChanged()
      return null
    } catch (error) {
      const failure = recordError(error)
      // Whoever logged in meanwhile, in another tab, did not fail.
      if (!hasLoggedOut() && selectSessionToken(getState()) === sentAs) dispatch(failed(failure))
      return failure
    }
  }

/** Logs in and loads the customer's cart. Gives the error back, null when it went well; a failure clears the session (SPEC §4). */
export const login =
  (email: string, password: string): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueue }) => {
    const asked = selectLogouts(getState())
    return enqueue(async () => {
      const send = openSession({
        asked,
        begun: loginBegun,
        failed: sessionFailed,
        send: (client, links) => sendLogin(client, links, { email, password }),
      })
      const error = await dispatch(send)
      if (!error) await dispatch(loadStoredCart())
      return error
    })
  }

/** What create account asks for; the page's language is added. */
export type AccountChoice = Omit<CreateAccount, 'id_lang'>

/**
 * Makes the shopper, a guest or nobody yet, a registered customer (SPEC §4, §6) and loads the cart, which is the
 * customer's from then on. Gives the error back, null when it went well; a failure changes nobody.
 */
export const createAccount =
  (account: AccountChoice): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueue, languageId }) => {
    const asked = selectLogouts(getState())
    return enqueue(async () => {
      const send = openSession({
        asked,
        begun: profileCreationBegun,
        failed: profileCreationFailed,
        send: (client, links) => sendAccount(client, links, { ...account, id_lang: languageId }),
      })
      const error = await dispatch(send)
      if (!error) await dispatch(loadStoredCart())
      return error
    })
  }

/**
 * Ends a session at the shop, as far as that can be done: here it is over already, so that a refusal, a lost line or a
 * session without such a link changes nothing.
 * @param token of that session: the store may have another one by now, or none
 */
const endSession =
  (token: string, links: Links): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { clientFor }) => {
    try {
      await sendLogOut(clientFor({ session: token, cart: null }), links)
    } catch (error) {
      recordError(error)
    }
  }

/**
 * SPEC §4: logging out clears tokens, customer, links, cart and checkout. All of it is gone at once from here, from
 * storage and from the other tabs, whatever the shop API says; what was under way brings nothing back. Resolves when the
 * session has ended at the shop too, or could not be ended.
 */
export const logOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifyLoggedOut }) => {
    const { token, links } = getState().session
    dispatch(loggedOut())
    clearAllDrafts()
    notifyLoggedOut()
    if (token !== null) await dispatch(endSession(token, links))
  }
