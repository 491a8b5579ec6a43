import { requestPasswordReset, setPassword as send } from '../../../store/session/accountApi'
import { fetchEndpoints } from '../../../store/fetchEndpoints'
import { type RecordedError, recordError } from '../../../store/http/recordedError'
import type { AppThunk } from '../../../store/services'
import { loadStoredSession } from '../../../store/session/loadStoredSession'
import type { ResetLink } from './resetLink'

/**
 * Sets the password of a mailed link's account. Its sessions end with that, this browser's too if it was one. Gives the
 * error back, null when it went well.
 */
export const resetPassword =
  (link: ResetLink, password: string): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      await send(client, await dispatch(fetchEndpoints()), { ...link, password })
    } catch (error) {
      return recordError(error)
    }
    await dispatch(loadStoredSession())
    return null
  }

/** Asks for a link to set a password. True when the shop took it, which tells nobody whether there is such an account. */
export const requestResetLink =
  (email: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { client, languageId }) => {
    try {
      const links = await dispatch(fetchEndpoints())
      return (await requestPasswordReset(client, links, { email, id_lang: languageId })) !== null
    } catch (error) {
      recordError(error)
      return false
    }
  }
