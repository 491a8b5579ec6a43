import { loadSession } from './sessionApi'
import { fetchEndpoints } from '../fetchEndpoints'
import { recordError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { loginBegun, sessionFailed, sessionReceived } from './sessionSlice'
import { selectSessionToken } from './sessionSelectors'

/**
 * Loads the session of the stored token, if there is one; a failure clears it (SPEC §4), but
 * not a call that the browser broke off since the shopper left the page.
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
      const brokenOff = isLeaving() && failure.status === undefined
      if (isCurrent() && !brokenOff) dispatch(sessionFailed(failure))
    }
  }

/**
 * Another tab changed who the customer is or where they live, by the same session: it is loaded again. Nobody asked for
 * that here, so that a failure leaves what this tab knows (a refused token ends the session all the same).
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
