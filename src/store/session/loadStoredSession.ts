import { loadSession } from './sessionApi'
import { fetchEndpoints } from '../fetchEndpoints'
import { recordError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { loginBegun, sessionFailed, sessionReceived } from './sessionSlice'
import { selectSessionToken } from './sessionSelectors'

/**
 * Loads the session of the stored token, if there is one. An error clears the session (SPEC §4), unless the browser
 * aborted the request because the user left the page.
 */
export const loadStoredSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client, isLeaving }) => {
    const token = selectSessionToken(getState())
    if (!token) return
    const isCurrent = () => selectSessionToken(getState()) === token
    dispatch(loginBegun())
    try {
      const answer = await loadSession(client, await dispatch(fetchEndpoints()))
      if (isCurrent()) dispatch(sessionReceived(answer))
    } catch (error) {
      const failure = recordError(error)
      const isAborted = isLeaving() && failure.status === undefined
      if (isCurrent() && !isAborted) dispatch(sessionFailed(failure))
    }
  }

/**
 * Reloads the session after another tab changed the customer or the addresses. The user did nothing in this tab, so
 * errors are ignored. Only a refused token ends the session as usual.
 */
export const reloadCustomer =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { client, enqueue }) =>
    enqueue(async () => {
      const { token, customer } = getState().session
      if (!token || !customer) return
      const answer = await loadSession(client, await dispatch(fetchEndpoints())).catch(() => null)
      if (answer && selectSessionToken(getState()) === token) dispatch(sessionReceived(answer))
    })
