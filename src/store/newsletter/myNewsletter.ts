import type { MyNewsletter } from '../../contract/account'
import { recordError } from '../http/ApiError'
import type { AppThunk } from '../services'
import { classifyNewsletterError, fetchMyNewsletter, type MyNewsletterOutcome, sendMyNewsletter } from './newsletterApi'
import { selectCustomer, selectSessionLinks } from '../session/sessionSlice'

async function toOutcome(call: Promise<MyNewsletter>): Promise<MyNewsletterOutcome> {
  try {
    return { mine: await call }
  } catch (error) {
    return { error: classifyNewsletterError(recordError(error)) }
  }
}

/** Loads the newsletter subscription of the registered customer (SPEC §7, GET my-newsletter). */
export const loadMyNewsletter =
  (signal: AbortSignal): AppThunk<Promise<MyNewsletterOutcome>> =>
  (_dispatch, getState, { client }) => {
    const subscriptionRequest = fetchMyNewsletter(client, selectSessionLinks(getState()), signal)
    const fallbackEmail = () => selectCustomer(getState())?.email ?? ''
    return toOutcome(subscriptionRequest.then((mine) => ({ ...mine, email: mine.email || fallbackEmail() })))
  }

/**
 * Subscribes or unsubscribes the customer by the links of the subscription. The customer confirms a new subscription by
 * an email link.
 */
export const changeSubscription =
  (subscription: MyNewsletter, action: 'subscribe' | 'unsubscribe'): AppThunk<Promise<MyNewsletterOutcome>> =>
  (_dispatch, getState, { client, languageId }) => {
    const { firstname = '', lastname = '' } = selectCustomer(getState()) ?? {}
    const payload = { email: subscription.email, firstName: firstname, lastName: lastname, id_lang: languageId }
    return toOutcome(sendMyNewsletter(client, subscription, action, payload))
  }
