import { myNewsletter, type MyNewsletter } from '../../contract/account'
import type { NewsletterPayload } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'

/** The page's language is added to the payload. The names may be empty. */
export type Subscriber = Omit<NewsletterPayload, 'id_lang'>

export const fetchMyNewsletter = (client: ApiClient, links: Links, signal?: AbortSignal) =>
  requestAnswer(client, links, 'my-newsletter', myNewsletter, { signal })

export const sendMyNewsletter = (
  client: ApiClient,
  mine: MyNewsletter,
  action: 'subscribe' | 'unsubscribe',
  payload: NewsletterPayload,
) => requestAnswer(client, mine._links, action, myNewsletter, { method: 'POST', payload })
