import { unknown } from 'valibot'
import type { Links } from '../contract/links'
import type { CreateAccount, CreateGuest, Login, SetContact } from '../contract/requests'
import { sessionAnswer, type SessionAnswer } from '../contract/session'
import type { ShopClient } from './client'
import { follow, linkNamed, needed } from './follow'

/** GET me link, for the customer of the session token. */
export const loadSession = (client: ShopClient, links: Links): Promise<SessionAnswer> =>
  needed(follow(client, linkNamed(links, 'me'), sessionAnswer))

/** POST login link: the session of a customer with this e-mail address and password. */
export const login = (client: ShopClient, links: Links, payload: Login): Promise<SessionAnswer> =>
  needed(follow(client, linkNamed(links, 'login'), sessionAnswer, { method: 'POST', payload }))

/** DELETE the session of the session token, by the session's own link. Its answer isn't used. */
export async function logOut(client: ShopClient, links: Links): Promise<void> {
  await follow(client, linkNamed(links, 'log_out'), unknown(), { method: 'DELETE' })
}

/** POST create account: the session of the new customer. */
export const createAccount = (client: ShopClient, links: Links, payload: CreateAccount): Promise<SessionAnswer> =>
  needed(follow(client, linkNamed(links, 'create_account'), sessionAnswer, { method: 'POST', payload }))

/** POST create guest: the guest's session, with the delivery (and invoice) address just given. */
export const createGuest = (client: ShopClient, links: Links, payload: CreateGuest): Promise<SessionAnswer> =>
  needed(follow(client, linkNamed(links, 'create_guest'), sessionAnswer, { method: 'POST', payload }))

/** POST set contact. Its answer isn't used: the cart update call that follows (SPEC §7) tells the rest. */
export async function setContact(client: ShopClient, links: Links, payload: SetContact): Promise<void> {
  await follow(client, linkNamed(links, 'set_contact'), unknown(), { method: 'POST', payload })
}
