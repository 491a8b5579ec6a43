import { myNewsletter, type MyNewsletter } from '../../contract/account'
import type { NewsletterPayload } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import type { AppThunk } from '../AppThunk'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'
import { selectCustomer, selectSessionLinks } from '../session/sessionSlice'

export type SubscriptionChange = 'subscribe' | 'unsubscribe'

export const fetchMyNewsletter = (client: ApiClient, links: Links, signal?: AbortSignal) =>
  requestAnswer(client, links, 'my-newsletter', myNewsletter, { signal })

export const sendMyNewsletter = (
  client: ApiClient,
  { _links }: MyNewsletter,
  change: SubscriptionChange,
  payload: NewsletterPayload,
) => requestAnswer(client, _links, change, myNewsletter, { method: 'POST', payload })

/** Loads the subscription of the registered customer. Rejects with an ApiError. */
export const loadMyNewsletter =
  (signal: AbortSignal): AppThunk<Promise<MyNewsletter>> =>
  async (_dispatch, getState, { client }) => {
    const newsletter = await fetchMyNewsletter(client, selectSessionLinks(getState()), signal)
    return { ...newsletter, email: newsletter.email || (selectCustomer(getState())?.email ?? '') }
  }

/** The customer confirms a new subscription by an email link. Rejects with an ApiError. */
export const changeSubscription =
  (subscription: MyNewsletter, change: SubscriptionChange): AppThunk<Promise<MyNewsletter>> =>
  (_dispatch, getState, { client, languageId }) => {
    const { firstname = '', lastname = '' } = selectCustomer(getState()) ?? {}
    const payload = { email: subscription.email, firstName: firstname, lastName: lastname, id_lang: languageId }
    return sendMyNewsletter(client, subscription, change, payload)
  }
