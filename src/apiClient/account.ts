import { customerData, done, type CustomerData } from '../contract/account'
import type {
  ChangePassword,
  DeleteAccount,
  PasswordReset,
  PasswordSet,
  UpdateProfile,
} from '../contract/accountRequests'
import type { Links } from '../contract/links'
import { sessionAnswer, type SessionAnswer } from '../contract/session'
import { ApiError } from './ApiError'
import type { ShopClient } from './client'
import { follow, linkNamed, needed } from './follow'

/** POST password reset: null on failure, whichever (SPEC §7, §8), so that it tells nobody who has an account. */
export async function requestPasswordReset(
  client: ShopClient,
  links: Links,
  payload: PasswordReset,
): Promise<object | null> {
  try {
    return await follow(client, linkNamed(links, 'password_reset'), done, { method: 'POST', payload })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** POST password set, with what the mailed link brings. Rejects with reset_unknown, reset_used, reset_expired among others. */
export async function setPassword(client: ShopClient, links: Links, payload: PasswordSet): Promise<void> {
  await follow(client, linkNamed(links, 'password_set'), done, { method: 'POST', payload })
}

/** PUT update profile, by the session's link: the session with what is new. */
export const updateProfile = (client: ShopClient, links: Links, payload: UpdateProfile): Promise<SessionAnswer> =>
  needed(follow(client, linkNamed(links, 'update_profile'), sessionAnswer, { method: 'PUT', payload }))

/** PUT, by the session's link. A wrong password is `invalid` with the field `password`. */
export async function changePassword(client: ShopClient, links: Links, payload: ChangePassword): Promise<void> {
  await follow(client, linkNamed(links, 'change_password'), done, { method: 'PUT', payload })
}

/** GET, by the session's link: everything that the shop has about the customer. */
export const downloadData = (client: ShopClient, links: Links): Promise<CustomerData> =>
  needed(follow(client, linkNamed(links, 'download_data'), customerData))

/** POST, by the session's link: the account goes for good. A wrong password is `invalid` with the field `password`. */
export async function deleteAccount(client: ShopClient, links: Links, payload: DeleteAccount): Promise<void> {
  await follow(client, linkNamed(links, 'delete_account'), done, { method: 'POST', payload })
}
