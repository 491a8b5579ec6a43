import { customerData, done, type CustomerData } from '../../contract/account'
import type {
  ChangePassword,
  DeleteAccount,
  PasswordCheck,
  PasswordReset,
  PasswordSet,
  UpdateProfile,
} from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import { sessionAnswer, type SessionAnswer } from '../../contract/session'
import { ApiError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** POST password reset: null after any error (SPEC §7, §8), so that it does not reveal who has an account. */
export async function requestPasswordReset(
  client: ApiClient,
  links: Links,
  payload: PasswordReset,
): Promise<object | null> {
  try {
    return await followLink(client, getLink(links, 'password_reset'), done, { method: 'POST', payload })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/**
 * POST password check: rejects, as password set would, when the email link cannot be used. The link is optional; without
 * it nothing is checked.
 */
export async function checkPasswordLink(client: ApiClient, links: Links, payload: PasswordCheck): Promise<void> {
  if (!links.password_check) return
  await followLink(client, links.password_check, done, { method: 'POST', payload })
}

/**
 * POST password set, with the token of the email link. Rejects with reset_unknown, reset_used or reset_expired, among
 * others.
 */
export async function setPassword(client: ApiClient, links: Links, payload: PasswordSet): Promise<void> {
  await followLink(client, getLink(links, 'password_set'), done, { method: 'POST', payload })
}

/** PUT update profile, by the session's link: the session with the new profile. */
export const updateProfile = (client: ApiClient, links: Links, payload: UpdateProfile): Promise<SessionAnswer> =>
  requireAnswer(followLink(client, getLink(links, 'update_profile'), sessionAnswer, { method: 'PUT', payload }))

/** PUT to the session's `change_password` link. A wrong password gives the error `invalid` for the field `password`. */
export async function changePassword(client: ApiClient, links: Links, payload: ChangePassword): Promise<void> {
  await followLink(client, getLink(links, 'change_password'), done, { method: 'PUT', payload })
}

/** GET, by the session's link: all data that the shop has about the customer. */
export const downloadData = (client: ApiClient, links: Links): Promise<CustomerData> =>
  requireAnswer(followLink(client, getLink(links, 'download_data'), customerData))

/**
 * POST, by the session's link: deletes the account for good. A wrong password is `invalid` with the field `password`.
 */
export async function deleteAccount(client: ApiClient, links: Links, payload: DeleteAccount): Promise<void> {
  await followLink(client, getLink(links, 'delete_account'), done, { method: 'POST', payload })
}
