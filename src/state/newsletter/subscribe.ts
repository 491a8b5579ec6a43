import { confirm, end, subscribe } from '../../apiClient/newsletter'
import type { Newsletter } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import type { ShopClient } from '../../apiClient/client'
import { endpoints } from '../app/endpoints'
import { recorded } from '../recordedError'
import type { ShopThunk } from '../services'
import { newsletterFault, type NewsletterFault } from './newsletterFault'

/** Who wants the newsletter; the page's language is added. Names may be empty. */
export type Subscriber = Omit<Newsletter, 'id_lang'>

/** Null when it went well. */
type Outcome = ShopThunk<Promise<NewsletterFault | null>>

const calling =
  (call: (client: ShopClient, links: Links, id_lang: number) => Promise<void>): Outcome =>
  async (dispatch, _getState, { client, languageId }) => {
    try {
      await call(client, await dispatch(endpoints()), languageId)
      return null
    } catch (error) {
      return newsletterFault(recorded(error))
    }
  }

/** Asks for the letter from which a subscription is confirmed (SPEC §7, POST newsletter). */
export const askForLetter = (subscriber: Subscriber): Outcome =>
  calling((client, links, id_lang) => subscribe(client, links, { ...subscriber, id_lang }))

/** What the link of a letter is for, done with its token; an unknown or malformed one is `unknown`. */
export const answerLetter =
  (deed: 'confirm' | 'unsubscribe', token: string): Outcome =>
  async (dispatch) => {
    const send = deed === 'confirm' ? confirm : end
    const fault = await dispatch(calling((client, links) => send(client, links, token)))
    return fault === 'refused' ? 'unknown' : fault
  }
