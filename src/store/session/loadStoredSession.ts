import type { Links } from '../../contract/links'
import { sessionAnswer } from '../../contract/session'
import type { ApiClient } from '../http/client'
import { fetchEndpoints, requestAnswer } from '../http/links'
import { isOutcomeUncertain, isSessionRefused, type RecordedError, recordError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { sessionFailed, sessionReceived, sessionRequested, selectSessionToken } from './sessionSlice'

export const loadSession = (client: ApiClient, links: Links) => requestAnswer(client, links, 'me', sessionAnswer)

/**
 * Loads the session of the stored token. Tries again once when there is no valid response. An error clears the session
 * (SPEC §4), unless the browser aborted the request because the user left the page.
 */
export const loadStoredSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client, isLeaving }) => {
    const token = selectSessionToken(getState())
    if (!token) return
    const isSameSession = () => selectSessionToken(getState()) === token
    const requestSession = async () => loadSession(client, await dispatch(fetchEndpoints()))
    dispatch(sessionRequested('loggingIn'))
    try {
      const answer = await requestSession().catch((error: unknown) => {
        if (isLeaving() || !isSameSession() || !isOutcomeUncertain(recordError(error))) throw error
        return requestSession()
      })
      if (isSameSession()) dispatch(sessionReceived(answer))
    } catch (error) {
      const failure = recordError(error)
      const isAborted = isLeaving() && failure.status === undefined
      if (isSameSession() && !isAborted) dispatch(sessionFailed(failure))
    }
  }

/** Loads the session if only its token is known, for example after an outage. Runs inside the queue. */
export const restoreSession = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { token, customer } = getState().session
  if (token && !customer) await dispatch(loadStoredSession())
}

/**
 * Loads the session again. An error ends it only if the shop API refuses the session (SPEC §4). Runs inside the queue.
 * @returns null after a success
 */
export const confirmSession =
  (): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client }) => {
    const token = selectSessionToken(getState())
    const isSameSession = () => selectSessionToken(getState()) === token
    try {
      const answer = await loadSession(client, await dispatch(fetchEndpoints()))
      if (isSameSession()) dispatch(sessionReceived(answer))
      return null
    } catch (error) {
      const failure = recordError(error)
      if (isSessionRefused(failure) && isSameSession()) dispatch(sessionFailed(failure))
      return failure
    }
  }

/** Called after another tab has changed the customer or the addresses. */
export const reloadCustomer =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { enqueue }) =>
    enqueue(async () => {
      const { token, customer } = getState().session
      if (token && customer) await dispatch(confirmSession())
    })
