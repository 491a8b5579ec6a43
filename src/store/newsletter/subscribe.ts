import { emptyAnswer } from '../../contract/account'
import type { NewsletterPayload, StockAlertPayload } from '../../contract/accountRequests'
import type { RootLink } from '../../contract/calls/allCalls'
import { recordError, type RecordedError } from '../http/ApiError'
import { fetchEndpoints, followLink } from '../http/links'
import type { AppThunk } from '../AppThunk'

/** The page's language is added to the payload. The names may be empty. */
export type Subscriber = Omit<NewsletterPayload, 'id_lang'>

/**
 * The response does not reveal whether the email address is known.
 * @returns null after a success
 */
const postPayload =
  (link: RootLink, payload: object): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      await followLink(client, await dispatch(fetchEndpoints()), link, emptyAnswer, { method: 'POST', payload })
      return null
    } catch (error) {
      return recordError(error)
    }
  }

/** Requests the email with which the subscriber confirms the newsletter (SPEC §7, POST newsletter). */
export const requestNewsletterEmail =
  (subscriber: Subscriber): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { languageId }) =>
    dispatch(postPayload('newsletter', { ...subscriber, id_lang: languageId } satisfies NewsletterPayload))

export const submitEmailLink = (action: 'confirm' | 'unsubscribe', token: string) =>
  postPayload(`newsletter_${action}`, { token })

export const requestStockAlert =
  (alert: Omit<StockAlertPayload, 'id_lang'>): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { languageId }) =>
    dispatch(postPayload('stock_alert', { ...alert, id_lang: languageId } satisfies StockAlertPayload))

export const submitStockAlertLink = (action: 'confirm' | 'unsubscribe', token: string) =>
  postPayload(action === 'confirm' ? 'stock_alert_confirm' : 'stock_alert_end', { token })
