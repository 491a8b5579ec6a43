import { done, myNewsletter, type MyNewsletter } from '../../contract/account'
import type { Newsletter } from '../../contract/accountRequests'
import { isErrorOfType } from '../../contract/error'
import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'
import { type ClassifiedError, classifyError } from '../http/classifyError'
import type { RecordedError } from '../http/recordedError'

/** The data of a new subscriber, to which the page's language is added. The names may be empty. */
export type Subscriber = Omit<Newsletter, 'id_lang'>

/** POST newsletter: requests the confirmation email. The answer is the same whether or not the address is known. */
export async function subscribe(client: ApiClient, links: Links, payload: Newsletter): Promise<void> {
  await followLink(client, getLink(links, 'newsletter'), done, { method: 'POST', payload })
}

/** POST newsletter_confirm, with the token of the email link. */
export async function confirm(client: ApiClient, links: Links, token: string): Promise<void> {
  await followLink(client, getLink(links, 'newsletter_confirm'), done, { method: 'POST', payload: { token } })
}

/** POST newsletter_unsubscribe, with the token of the email link. */
export async function endSubscription(client: ApiClient, links: Links, token: string): Promise<void> {
  await followLink(client, getLink(links, 'newsletter_unsubscribe'), done, { method: 'POST', payload: { token } })
}

/** GET my-newsletter link of a registered customer's session. */
export const fetchMyNewsletter = (client: ApiClient, links: Links): Promise<MyNewsletter> =>
  requireAnswer(followLink(client, getLink(links, 'my-newsletter'), myNewsletter))

/** Subscribe link of my-newsletter. */
export const subscribeMine = (client: ApiClient, mine: MyNewsletter, payload: Newsletter): Promise<MyNewsletter> =>
  requireAnswer(followLink(client, getLink(mine._links, 'subscribe'), myNewsletter, { method: 'POST', payload }))

/** Unsubscribe link of my-newsletter. */
export const unsubscribeMine = (client: ApiClient, mine: MyNewsletter): Promise<MyNewsletter> =>
  requireAnswer(followLink(client, getLink(mine._links, 'unsubscribe'), myNewsletter, { method: 'POST' }))

/** The kinds of errors of newsletter calls that have different messages. */
export type NewsletterError =
  'refused' | 'expired' | 'unknown' | 'network' | 'timeout' | 'tooMany' | 'loggedOut' | 'other'

/** How a call about the customer's own subscription went: what it is now, or the error. */
export type MyNewsletterOutcome = { mine: MyNewsletter } | { error: NewsletterError }

const errors: Partial<Record<ClassifiedError['kind'], NewsletterError>> = {
  invalid: 'refused',
  gone: 'unknown',
  network: 'network',
  timeout: 'timeout',
  tooMany: 'tooMany',
  incomplete: 'loggedOut',
}

export function classifyNewsletterError(failed: RecordedError): NewsletterError {
  if (isErrorOfType(failed, 'link_expired')) return 'expired'
  return errors[classifyError(failed).kind] ?? 'other'
}
