import { checkPasswordLink, requestPasswordReset, setPassword } from '../../../store/account/accountApi'
import { fetchEndpoints } from '../../../store/http/links'
import { type RecordedError, recordError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/services'
import { loadStoredSession } from '../../../store/session/loadStoredSession'
import type { ResetLink } from './resetLink'
import { findResetLinkError, type ResetLinkError } from './resetLinkError'

/**
 * Sets the password of the account that the reset link belongs to. All sessions of the account end, including the one in
 * this browser. Resolves to the error, or to null on success.
 */
export const resetPassword =
  (link: ResetLink, password: string): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      await setPassword(client, await dispatch(fetchEndpoints()), { ...link, password })
    } catch (error) {
      return recordError(error)
    }
    await dispatch(loadStoredSession())
    return null
  }

/** Resolves to the reason why the reset link cannot be used; null when it can be used, and when that is unknown. */
export const checkResetLink =
  (link: ResetLink): AppThunk<Promise<ResetLinkError | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      await checkPasswordLink(client, await dispatch(fetchEndpoints()), link)
      return null
    } catch (error) {
      return findResetLinkError(recordError(error))
    }
  }

/**
 * Requests a reset link. Resolves to whether the API accepted the request. Acceptance does not mean that the account
 * exists.
 */
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
