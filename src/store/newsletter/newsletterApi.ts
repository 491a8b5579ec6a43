import { emptyAnswer, myNewsletter, type MyNewsletter } from '../../contract/account'
import type { NewsletterPayload, StockAlertPayload } from '../../contract/accountRequests'
import { isErrorOfType } from '../../contract/error'
import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'
import { type ClassifiedError, classifyError } from '../http/classifyError'
import type { RecordedError } from '../http/ApiError'

/** The data of a new subscriber, to which the page's language is added. The names may be empty. */
export type Subscriber = Omit<NewsletterPayload, 'id_lang'>

/** Requests the confirmation email (POST newsletter). The response does not reveal whether the address is known. */
export async function subscribeToNewsletter(
  client: ApiClient,
  links: Links,
  payload: NewsletterPayload,
): Promise<void> {
  await followLink(client, getLink(links, 'newsletter'), emptyAnswer, { method: 'POST', payload })
}

/** Confirms a subscription with the token of the email link (POST newsletter_confirm). */
export async function confirmSubscription(client: ApiClient, links: Links, token: string): Promise<void> {
  await followLink(client, getLink(links, 'newsletter_confirm'), emptyAnswer, { method: 'POST', payload: { token } })
}

/** Ends a subscription with the token of the email link (POST newsletter_unsubscribe). */
export async function endSubscription(client: ApiClient, links: Links, token: string): Promise<void> {
  await followLink(client, getLink(links, 'newsletter_unsubscribe'), emptyAnswer, {
    method: 'POST',
    payload: { token },
  })
}

/** Requests the email that confirms a stock alert (POST stock_alert). */
export async function requestAlert(client: ApiClient, links: Links, payload: StockAlertPayload): Promise<void> {
  await followLink(client, getLink(links, 'stock_alert'), emptyAnswer, { method: 'POST', payload })
}

/** Confirms or ends a stock alert with the token of the email link (POST stock_alert_confirm, stock_alert_end). */
export async function submitAlertToken(
  client: ApiClient,
  links: Links,
  link: 'stock_alert_confirm' | 'stock_alert_end',
  token: string,
): Promise<void> {
  await followLink(client, getLink(links, link), emptyAnswer, { method: 'POST', payload: { token } })
}

/** Follows the my-newsletter link of a registered customer's session (GET). */
export const fetchMyNewsletter = (client: ApiClient, links: Links, signal?: AbortSignal): Promise<MyNewsletter> =>
  requireAnswer(followLink(client, getLink(links, 'my-newsletter'), myNewsletter, { signal }))

/** Follows the subscribe or the unsubscribe link of my-newsletter. */
export const sendMyNewsletter = (
  client: ApiClient,
  mine: MyNewsletter,
  wish: 'subscribe' | 'unsubscribe',
  payload: NewsletterPayload,
): Promise<MyNewsletter> =>
  requireAnswer(followLink(client, getLink(mine._links, wish), myNewsletter, { method: 'POST', payload }))

/** The kinds of newsletter errors that have different messages. */
export type NewsletterError =
  | 'refused'
  | 'expired'
  | 'unknown'
  | 'network'
  | 'timeout'
  | 'tooMany'
  | 'loggedOut'
  | 'other'

/** The customer's own subscription after a request, or the error. */
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
