import { createAccount as sendAccount } from '../../apiClient/session'
import type { CreateAccount } from '../../contract/requests'
import { loadStoredCart } from '../cart/loadStoredCart'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { openSession } from './openSession'
import { profileCreationBegun, profileCreationFailed } from './sessionSlice'

/** What create account asks for; the page's language is added. */
export type AccountChoice = Omit<CreateAccount, 'id_lang'>

/**
 * Makes the shopper, a guest or nobody yet, a registered customer (SPEC §4, §6) and loads the cart, which is the
 * customer's from then on. Gives the error back, null when it went well; a failure changes nobody.
 */
export const createAccount =
  (account: AccountChoice): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { inOrder, languageId }) => {
    const asked = getState().cart.logouts
    return inOrder(async () => {
      const send = openSession({
        asked,
        begun: profileCreationBegun,
        failed: profileCreationFailed,
        send: (client, links) => sendAccount(client, links, { ...account, id_lang: languageId }),
      })
      const error = await dispatch(send)
      if (!error) await dispatch(loadStoredCart())
      return error
    })
  }
