import { emptyAnswer } from '../../contract/account'
import type { NewsletterPayload, StockAlertPayload } from '../../contract/accountRequests'
import type { RootLink } from '../../contract/calls/subjects'
import { recordError } from '../http/ApiError'
import { fetchEndpoints, followLink } from '../http/links'
import type { AppThunk } from '../services'
import { classifyNewsletterError, type NewsletterError, type Subscriber } from './newsletterApi'

/** Resolves to the error, or to null after a success. */
type Outcome = AppThunk<Promise<NewsletterError | null>>

/** Posts a payload to one of the root's links, whose response does not reveal whether the address is known. */
const post =
  (link: RootLink, payload: object): Outcome =>
  async (dispatch, _getState, { client }) => {
    try {
      await followLink(client, await dispatch(fetchEndpoints()), link, emptyAnswer, { method: 'POST', payload })
      return null
    } catch (error) {
      return classifyNewsletterError(recordError(error))
    }
  }

/** Posts the token of an email link. A malformed token also gives the error `unknown`. */
const postToken =
  (link: RootLink, token: string): Outcome =>
  async (dispatch) => {
    const error = await dispatch(post(link, { token }))
    return error === 'refused' ? 'unknown' : error
  }

/** Requests the email that confirms a subscription (SPEC §7, POST newsletter). */
export const requestNewsletterEmail =
  (subscriber: Subscriber): Outcome =>
  (dispatch, _getState, { languageId }) =>
    dispatch(post('newsletter', { ...subscriber, id_lang: languageId } satisfies NewsletterPayload))

export const submitEmailLink = (action: 'confirm' | 'unsubscribe', token: string) =>
  postToken(`newsletter_${action}`, token)

/** Requests the email that confirms a stock alert. A missing variant or link is an error that a retry cannot fix. */
export const requestStockAlert =
  (alert: Omit<StockAlertPayload, 'id_lang'>): Outcome =>
  async (dispatch, _getState, { languageId }) => {
    const error = await dispatch(post('stock_alert', { ...alert, id_lang: languageId }))
    return error === 'unknown' || error === 'loggedOut' ? 'other' : error
  }

export const submitStockAlertLink = (action: 'confirm' | 'unsubscribe', token: string) =>
  postToken(action === 'confirm' ? 'stock_alert_confirm' : 'stock_alert_end', token)
