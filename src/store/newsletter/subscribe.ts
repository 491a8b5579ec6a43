import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { fetchEndpoints } from '../http/links'
import { recordError } from '../http/ApiError'
import type { AppThunk } from '../services'
import {
  classifyNewsletterError,
  confirmSubscription,
  endSubscription,
  type NewsletterError,
  requestAlert,
  submitAlertToken,
  subscribeToNewsletter,
  type Subscriber,
} from './newsletterApi'

/** Resolves to the error, or to null after a success. */
type Outcome = AppThunk<Promise<NewsletterError | null>>

const callNewsletter =
  (call: (client: ApiClient, links: Links, id_lang: number) => Promise<void>): Outcome =>
  async (dispatch, _getState, { client, languageId }) => {
    try {
      await call(client, await dispatch(fetchEndpoints()), languageId)
      return null
    } catch (error) {
      return classifyNewsletterError(recordError(error))
    }
  }

/** Requests the email that confirms a subscription (SPEC §7, POST newsletter). */
export const requestNewsletterEmail = (subscriber: Subscriber): Outcome =>
  callNewsletter((client, links, id_lang) => subscribeToNewsletter(client, links, { ...subscriber, id_lang }))

/** Confirms or ends a subscription with the token of an email link. A malformed token also gives the error `unknown`. */
export const submitEmailLink =
  (action: 'confirm' | 'unsubscribe', token: string): Outcome =>
  async (dispatch) => {
    const send = action === 'confirm' ? confirmSubscription : endSubscription
    const error = await dispatch(callNewsletter((client, links) => send(client, links, token)))
    return error === 'refused' ? 'unknown' : error
  }

/** Requests the email that confirms a stock alert. A missing variant or link is an error that a retry cannot fix. */
export const requestStockAlert =
  (alert: { email: string; id_product_attribute: number }): Outcome =>
  async (dispatch) => {
    const error = await dispatch(
      callNewsletter((client, links, id_lang) => requestAlert(client, links, { ...alert, id_lang })),
    )
    return error === 'unknown' || error === 'loggedOut' ? 'other' : error
  }

/** Confirms or ends a stock alert with the token of an email link. A malformed token also gives the error `unknown`. */
export const submitStockAlertLink =
  (action: 'confirm' | 'unsubscribe', token: string): Outcome =>
  async (dispatch) => {
    const link = action === 'confirm' ? 'stock_alert_confirm' : 'stock_alert_end'
    const error = await dispatch(callNewsletter((client, links) => submitAlertToken(client, links, link, token)))
    return error === 'refused' ? 'unknown' : error
  }
