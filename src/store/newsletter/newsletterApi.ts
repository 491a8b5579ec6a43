import { myNewsletter, type MyNewsletter } from '../../contract/account'
import type { NewsletterPayload } from '../../contract/accountRequests'
import { isErrorOfType } from '../../contract/error'
import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'
import { type ClassifiedError, classifyError } from '../http/errorMessage'
import type { RecordedError } from '../http/ApiError'

/** The data of a new subscriber, to which the page's language is added. The names may be empty. */
export type Subscriber = Omit<NewsletterPayload, 'id_lang'>

export const fetchMyNewsletter = (client: ApiClient, links: Links, signal?: AbortSignal) =>
  requestAnswer(client, links, 'my-newsletter', myNewsletter, { signal })

export const sendMyNewsletter = (
  client: ApiClient,
  mine: MyNewsletter,
  action: 'subscribe' | 'unsubscribe',
  payload: NewsletterPayload,
) => requestAnswer(client, mine._links, action, myNewsletter, { method: 'POST', payload })

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

const errorByKind: Partial<Record<ClassifiedError['kind'], NewsletterError>> = {
  invalid: 'refused',
  gone: 'unknown',
  network: 'network',
  timeout: 'timeout',
  tooMany: 'tooMany',
  incomplete: 'loggedOut',
}

export function classifyNewsletterError(failure: RecordedError): NewsletterError {
  if (isErrorOfType(failure, 'link_expired')) return 'expired'
  return errorByKind[classifyError(failure).kind] ?? 'other'
}
