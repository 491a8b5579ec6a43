import type { CreateGuest } from '../../contract/requests'
import { catchUp } from '../catchUp'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { createGuest } from '../session/createGuest'
import { loadCheckout } from './loadCheckout'

/** What the guest step asks for; the page's language is added. */
export type GuestChoice = Omit<CreateGuest, 'account'> & { account: Omit<CreateGuest['account'], 'id_lang'> }

/**
 * The guest step: makes the shopper a guest, then asks what is still to be said. Gives the
 * error back, null as soon as the guest is there.
 */
export const submitGuest =
  (guest: GuestChoice): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { languageId, inOrder }) => {
    const { logouts } = getState().cart
    const payload = { ...guest, account: { ...guest.account, id_lang: languageId } }
    const error = await inOrder(async () => {
      await dispatch(catchUp())
      return dispatch(createGuest(payload, logouts))
    })
    if (!error) await dispatch(loadCheckout())
    return error
  }
