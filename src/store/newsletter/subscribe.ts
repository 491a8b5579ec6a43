import { emptyAnswer } from '../../contract/account'
import type { NewsletterPayload, StockAlertPayload } from '../../contract/accountRequests'
import type { RootLink } from '../../contract/calls/subjects'
import { recordError, type RecordedError } from '../http/ApiError'
import { fetchEndpoints, followLink } from '../http/links'
import type { AppThunk } from '../AppThunk'
import type { Subscriber } from './newsletterApi'

/**
 * Posts a payload to one of the root's links, whose response does not reveal whether the address is known.
 * @returns the error, or null after a success
 */
const post =
  (link: RootLink, payload: object): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      await followLink(client, await dispatch(fetchEndpoints()), link, emptyAnswer, { method: 'POST', payload })
      return null
    } catch (error) {
      return recordError(error)
    }
  }

/** Requests the email that confirms a subscription (SPEC §7, POST newsletter). */
export const requestNewsletterEmail =
  (subscriber: Subscriber): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { languageId }) =>
    dispatch(post('newsletter', { ...subscriber, id_lang: languageId } satisfies NewsletterPayload))

export const submitEmailLink = (action: 'confirm' | 'unsubscribe', token: string) =>
  post(`newsletter_${action}`, { token })

/** Requests the email that confirms a stock alert. */
export const requestStockAlert =
  (alert: Omit<StockAlertPayload, 'id_lang'>): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { languageId }) =>
    dispatch(post('stock_alert', { ...alert, id_lang: languageId } satisfies StockAlertPayload))

export const submitStockAlertLink = (action: 'confirm' | 'unsubscribe', token: string) =>
  post(action === 'confirm' ? 'stock_alert_confirm' : 'stock_alert_end', { token })
