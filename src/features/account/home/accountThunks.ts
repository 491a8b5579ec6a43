import {
  changePassword as send,
  deleteAccount as deleteAccountSend,
  downloadData as load,
} from '../../../store/session/accountApi'
import type { ChangePassword } from '../../../contract/accountRequests'
import { createLoggedOutError, type RecordedError, recordError } from '../../../store/http/recordedError'
import type { AppThunk } from '../../../store/services'
import { clearAllDrafts } from '../../../store/browser/formDrafts'
import { loggedOut } from '../../../store/session/sessionSlice'
import { setAccountDeleted } from './accountDeletedState'
import { saveFile } from './saveFile'

/** Gives the error back, null when it went well. This session stays; the customer's others end. */
export const changePassword =
  (payload: ChangePassword): AppThunk<Promise<RecordedError | null>> =>
  async (_dispatch, getState, { client }) => {
    try {
      await send(client, getState().session.links, payload)
      return null
    } catch (error) {
      return recordError(error)
    }
  }

/**
 * The account goes for good, and everything of it from here, from storage and from the other tabs, as after logging out;
 * the session has ended with it. Gives the error back, null when it went well.
 * @param uncertain the try before may have been done although its answer got lost: then this session has ended as well
 */
export const deleteAccount =
  (password: string, uncertain: boolean): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, notifyLoggedOut }) => {
    const { token, links } = getState().session
    try {
      await deleteAccountSend(client, links, { password })
    } catch (error) {
      const failure = recordError(error)
      if (!uncertain || failure.status !== 401) return failure
    }
    // Somebody else has logged in meanwhile: it is not their account that is gone.
    const now = getState().session.token
    if (now !== null && now !== token) return null
    setAccountDeleted(true)
    dispatch(loggedOut())
    clearAllDrafts()
    notifyLoggedOut()
    return null
  }

/** Fetches everything that the shop has about the customer and has the browser save it. Gives the error back, null when it went well. */
export const downloadData =
  (fileName: string): AppThunk<Promise<RecordedError | null>> =>
  async (_dispatch, getState, { client }) => {
    const { token, links } = getState().session
    try {
      const data = await load(client, links)
      // Whoever is at this device now has no claim to it.
      if (getState().session.token !== token) throw createLoggedOutError()
      saveFile(fileName, JSON.stringify(data, null, 2))
      return null
    } catch (error) {
      return recordError(error)
    }
  }
