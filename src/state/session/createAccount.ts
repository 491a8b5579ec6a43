import { createAccount as sendAccount } from '../../api/session'
import type { CreateAccount } from '../../contract/requests'
import { endpoints } from '../app/endpoints'
import { loadStoredCart } from '../cart/loadStoredCart'
import { catchUp } from '../catchUp'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { profileCreationBegun, profileCreationFailed, sessionReceived } from './sessionSlice'

/** What create account asks for; the page's language is added. */
export type AccountChoice = Omit<CreateAccount, 'id_lang'>

/**
 * Makes the shopper, a guest or nobody yet, a registered customer (SPEC §4, §6) and loads the cart, which is the
 * customer's from then on. Gives the error back, null when it went well; a failure changes nobody.
 */
export const createAccount =
  (account: AccountChoice): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { client, inOrder, languageId }) =>
    inOrder(async () => {
      dispatch(profileCreationBegun())
      await dispatch(catchUp())
      try {
        const links = await dispatch(endpoints())
        dispatch(sessionReceived(await sendAccount(client, links, { ...account, id_lang: languageId })))
      } catch (error) {
        const failure = recorded(error)
        dispatch(profileCreationFailed(failure))
        return failure
      }
      await dispatch(loadStoredCart())
      return null
    })
