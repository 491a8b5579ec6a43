import type { MyNewsletter } from '../../contract/account'
import type { AppThunk } from '../AppThunk'
import { fetchMyNewsletter, sendMyNewsletter } from './newsletterApi'
import { selectCustomer, selectSessionLinks } from '../session/sessionSlice'

/** Loads the subscription of the registered customer. Rejects with an ApiError. */
export const loadMyNewsletter =
  (signal: AbortSignal): AppThunk<Promise<MyNewsletter>> =>
  async (_dispatch, getState, { client }) => {
    const newsletter = await fetchMyNewsletter(client, selectSessionLinks(getState()), signal)
    return { ...newsletter, email: newsletter.email || (selectCustomer(getState())?.email ?? '') }
  }

/** The customer confirms a new subscription by an email link. Rejects with an ApiError. */
export const changeSubscription =
  (subscription: MyNewsletter, action: 'subscribe' | 'unsubscribe'): AppThunk<Promise<MyNewsletter>> =>
  (_dispatch, getState, { client, languageId }) => {
    const { firstname = '', lastname = '' } = selectCustomer(getState()) ?? {}
    const payload = { email: subscription.email, firstName: firstname, lastName: lastname, id_lang: languageId }
    return sendMyNewsletter(client, subscription, action, payload)
  }
