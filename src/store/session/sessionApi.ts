import { unknown } from 'valibot'
import type { Links } from '../../contract/links'
import type { CreateAccountPayload, CreateGuestPayload, LoginPayload, SetContactPayload } from '../../contract/requests'
import { sessionAnswer, type SessionAnswer } from '../../contract/session'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** Follows the me link (GET) for the customer of the session token. */
export const loadSession = (client: ApiClient, links: Links): Promise<SessionAnswer> =>
  requireAnswer(followLink(client, getLink(links, 'me'), sessionAnswer))

/** Follows the login link (POST). The response is the session of the customer with this email address and password. */
export const sendLogin = (client: ApiClient, links: Links, payload: LoginPayload): Promise<SessionAnswer> =>
  requireAnswer(followLink(client, getLink(links, 'login'), sessionAnswer, { method: 'POST', payload }))

/** Ends the session of the token by the session's own link (DELETE). The response is not used. */
export async function sendLogOut(client: ApiClient, links: Links): Promise<void> {
  await followLink(client, getLink(links, 'log_out'), unknown(), { method: 'DELETE' })
}

/** Creates an account (POST). The response is the session of the new customer. */
export const sendAccount = (client: ApiClient, links: Links, payload: CreateAccountPayload): Promise<SessionAnswer> =>
  requireAnswer(followLink(client, getLink(links, 'create_account'), sessionAnswer, { method: 'POST', payload }))

/** Creates a guest (POST). The response is the guest's session, with the new delivery and invoice addresses. */
export const sendGuest = (client: ApiClient, links: Links, payload: CreateGuestPayload): Promise<SessionAnswer> =>
  requireAnswer(followLink(client, getLink(links, 'create_guest'), sessionAnswer, { method: 'POST', payload }))

/**
 * Sends the contact of the invoice (POST set contact). The response is not used: the cart update request that follows
 * (SPEC §7) has the result.
 */
export async function sendContact(client: ApiClient, links: Links, payload: SetContactPayload): Promise<void> {
  await followLink(client, getLink(links, 'set_contact'), unknown(), { method: 'POST', payload })
}
