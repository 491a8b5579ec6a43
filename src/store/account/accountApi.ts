import { customerData, emptyAnswer } from '../../contract/account'
import type {
  ChangePasswordPayload,
  DeleteAccountPayload,
  PasswordCheckPayload,
  PasswordResetPayload,
  PasswordSetPayload,
  UpdateProfilePayload,
} from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import { sessionAnswer } from '../../contract/session'
import { ApiError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { followLink, requestAnswer } from '../http/links'

/**
 * Resolves to null after any error (SPEC §7, §8), so that the result does not reveal whether an account exists. A
 * success without a body (204) resolves to an empty object.
 */
export async function requestPasswordReset(
  client: ApiClient,
  links: Links,
  payload: PasswordResetPayload,
): Promise<object | null> {
  try {
    return (await followLink(client, links, 'password_reset', emptyAnswer, { method: 'POST', payload })) ?? {}
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The error types are those of `setPassword`. Without the API's link for the check, nothing is checked. */
export async function checkPasswordLink(client: ApiClient, links: Links, payload: PasswordCheckPayload): Promise<void> {
  if (links.password_check) await followLink(client, links, 'password_check', emptyAnswer, { method: 'POST', payload })
}

/** Possible error types include reset_unknown, reset_used and reset_expired. */
export const setPassword = (client: ApiClient, links: Links, payload: PasswordSetPayload) =>
  followLink(client, links, 'password_set', emptyAnswer, { method: 'POST', payload })

/** The response is the session with the new profile. */
export const sendProfile = (client: ApiClient, links: Links, payload: UpdateProfilePayload) =>
  requestAnswer(client, links, 'update_profile', sessionAnswer, { method: 'PUT', payload })

/** A wrong password causes the error `invalid` for the field `password`. */
export const sendPasswordChange = (client: ApiClient, links: Links, payload: ChangePasswordPayload) =>
  followLink(client, links, 'change_password', emptyAnswer, { method: 'PUT', payload })

export const fetchCustomerData = (client: ApiClient, links: Links) =>
  requestAnswer(client, links, 'download_data', customerData)

/** Deletes the account permanently. A wrong password causes the error `invalid` for the field `password`. */
export const sendAccountDeletion = (client: ApiClient, links: Links, payload: DeleteAccountPayload) =>
  followLink(client, links, 'delete_account', emptyAnswer, { method: 'POST', payload })
