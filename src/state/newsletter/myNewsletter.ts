import { endMine, loadMine, subscribeMine } from '../../apiClient/newsletter'
import type { MyNewsletter } from '../../contract/account'
import { recorded } from '../recordedError'
import type { ShopThunk } from '../services'
import { newsletterFault, type NewsletterFault } from './newsletterFault'

type Outcome = Promise<{ mine: MyNewsletter } | { fault: NewsletterFault }>

async function outcomeOf(call: Promise<MyNewsletter>): Outcome {
  try {
    return { mine: await call }
  } catch (error) {
    return { fault: newsletterFault(recorded(error)) }
  }
}

/** Whether the registered customer gets the newsletter (SPEC §7, GET my-newsletter). */
export const loadMyNewsletter =
  (): ShopThunk<Outcome> =>
  (_dispatch, getState, { client }) =>
    outcomeOf((async () => loadMine(client, getState().session.links))())

/** Subscribes the customer, who then confirms it from a letter, or takes them off: by the links of what was loaded. */
export const changeMyNewsletter =
  (mine: MyNewsletter, wish: 'subscribe' | 'unsubscribe'): ShopThunk<Outcome> =>
  (_dispatch, getState, { client, languageId }) =>
    outcomeOf(
      (async () => {
        if (wish === 'unsubscribe') return endMine(client, mine)
        const { customer } = getState().session
        const { firstname = '', lastname = '' } = customer ?? {}
        const payload = { email: mine.email, firstName: firstname, lastName: lastname, id_lang: languageId }
        return subscribeMine(client, mine, payload)
      })(),
    )
