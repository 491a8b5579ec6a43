import { done, myNewsletter, type MyNewsletter } from '../contract/account'
import type { Newsletter } from '../contract/accountRequests'
import type { Links } from '../contract/links'
import type { ShopClient } from './client'
import { follow, linkNamed, needed } from './follow'

/** POST newsletter: asks for a letter to confirm it from. The answer is the same whatever is known of the address. */
export async function subscribe(client: ShopClient, links: Links, payload: Newsletter): Promise<void> {
  await follow(client, linkNamed(links, 'newsletter'), done, { method: 'POST', payload })
}

/** POST newsletter_confirm, with the token of a letter. */
export async function confirm(client: ShopClient, links: Links, token: string): Promise<void> {
  await follow(client, linkNamed(links, 'newsletter_confirm'), done, { method: 'POST', payload: { token } })
}

/** POST newsletter_unsubscribe, with the token of a letter. */
export async function end(client: ShopClient, links: Links, token: string): Promise<void> {
  await follow(client, linkNamed(links, 'newsletter_unsubscribe'), done, { method: 'POST', payload: { token } })
}

/** GET my-newsletter link of a registered customer's session. */
export const loadMine = (client: ShopClient, links: Links): Promise<MyNewsletter> =>
  needed(follow(client, linkNamed(links, 'my-newsletter'), myNewsletter))

/** Subscribe link of my-newsletter. */
export const subscribeMine = (client: ShopClient, mine: MyNewsletter, payload: Newsletter): Promise<MyNewsletter> =>
  needed(follow(client, linkNamed(mine._links, 'subscribe'), myNewsletter, { method: 'POST', payload }))

/** Unsubscribe link of my-newsletter. */
export const endMine = (client: ShopClient, mine: MyNewsletter): Promise<MyNewsletter> =>
  needed(follow(client, linkNamed(mine._links, 'unsubscribe'), myNewsletter, { method: 'POST' }))
