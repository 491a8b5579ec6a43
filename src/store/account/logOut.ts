import { unknown } from 'valibot'
import type { Links } from '../../contract/links'
import type { AppThunk } from '../AppThunk'
import { clearDeviceHistory } from '../browser/deviceHistory'
import { clearAllDrafts } from '../browser/formDrafts'
import { recordError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { followLink } from '../http/links'
import { loggedOut } from '../sharedActions'

/**
 * Logs out in this browser (`clearCustomer`) before the shop API ends the session. Resolves after the response or the
 * error.
 */
export const logOut = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { token, links } = getState().session
  dispatch(clearCustomer())
  if (token !== null) await dispatch(endSession(token, links))
}

/**
 * Clears the tokens, the customer, the session's links, the cart and the checkout (SPEC §4), all typed text and the
 * history of this device (`clearDeviceHistory`): in this tab, in storage and in the other tabs. Pending requests do not
 * restore any of it.
 */
export const clearCustomer =
  (): AppThunk<void> =>
  (dispatch, _getState, { notifyTabs }) => {
    dispatch(loggedOut())
    clearAllDrafts()
    clearDeviceHistory()
    notifyTabs('session')
  }

/**
 * The session is already over in this browser, so errors and missing links are ignored.
 * @param token the token of the session to end, which may differ from the store's token
 */
export const endSession =
  (token: string, links: Links): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { clientFor }) => {
    try {
      await sendLogOut(clientFor({ session: token, cart: null }), links)
    } catch (error) {
      recordError(error)
    }
  }

export async function sendLogOut(client: ApiClient, links: Links): Promise<void> {
  await followLink(client, links, 'log_out', unknown(), { method: 'DELETE' })
}
