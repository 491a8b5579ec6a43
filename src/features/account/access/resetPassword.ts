import { checkPasswordLink, requestPasswordReset, setPassword } from '../../../store/account/accountApi'
import { fetchEndpoints } from '../../../store/http/links'
import { type RecordedError, recordError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { loadStoredSession } from '../../../store/session/loadStoredSession'
import type { ResetLink } from './resetLink'
import type { ErrorType } from '../../../contract/error'
import { classifyError } from '../../../store/http/errorMessage'

/**
 * Resolves to null after a success. The API then ends all sessions of the account, including a session in this browser.
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

/** Resolves to null if the link is usable or the check itself fails. */
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

/** Resolves to whether the API accepted the request, which does not mean that the account exists. */
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

export type ResetLinkError = 'unknown' | 'used' | 'expired'

const linkErrorsByType: Partial<Record<string, ResetLinkError>> = {
  reset_unknown: 'unknown',
  reset_used: 'used',
  reset_expired: 'expired',
} satisfies Partial<Record<ErrorType, ResetLinkError>>

/**
 * Returns null if the error does not concern the link. If the API does not send the types above, the status or the name
 * of the refused field tells what is wrong with the link.
 */
export function findResetLinkError(recordedError: RecordedError): ResetLinkError | null {
  const { type, status } = recordedError
  const error = classifyError(recordedError)
  if (error.kind === 'invalid') return error.field === 'password' ? null : 'unknown'
  if (type !== undefined && Object.hasOwn(linkErrorsByType, type)) return linkErrorsByType[type] ?? null
  if (status === 410) return 'expired'
  return status === 404 ? 'unknown' : null
}
