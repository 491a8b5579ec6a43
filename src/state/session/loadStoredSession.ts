import { loadSession } from '../../apiClient/session'
import { endpoints } from '../app/endpoints'
import { recorded } from '../recordedError'
import type { ShopThunk } from '../services'
import { loginBegun, sessionFailed, sessionReceived } from './sessionSlice'

/**
 * Loads the session of the stored token, if there is one; a failure clears it (SPEC §4), but
 * not a call that the browser broke off since the shopper left the page.
 */
export const loadStoredSession =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { client, isLeaving }) => {
    const { token } = getState().session
    if (!token) return
    const isStillAsked = () => getState().session.token === token
    dispatch(loginBegun())
    try {
      const answer = await loadSession(client, await dispatch(endpoints()))
      if (isStillAsked()) dispatch(sessionReceived(answer))
    } catch (error) {
      const failure = recorded(error)
      const brokenOff = isLeaving() && failure.status === undefined
      if (isStillAsked() && !brokenOff) dispatch(sessionFailed(failure))
    }
  }
