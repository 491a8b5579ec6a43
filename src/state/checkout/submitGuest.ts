import type { CreateGuest } from '../../contract/requests'
import type { ShopThunk } from '../services'
import { createGuest } from '../session/createGuest'
import { loadCheckout } from './loadCheckout'
import type { StepOutcome } from './takeStep'

/** What the guest step asks for; the page's language is added. */
export type GuestChoice = Omit<CreateGuest, 'account'> & { account: Omit<CreateGuest['account'], 'id_lang'> }

/**
 * The guest step: makes the shopper a guest, then asks what is still to be said. `ok` as
 * soon as the guest is there; `checkout` is null when only the asking failed.
 */
export const submitGuest =
  (guest: GuestChoice): ShopThunk<Promise<StepOutcome>> =>
  async (dispatch, _getState, { languageId, inOrder }) => {
    const payload = { ...guest, account: { ...guest.account, id_lang: languageId } }
    const error = await inOrder(() => dispatch(createGuest(payload)))
    return error ? { ok: false, error } : { ok: true, checkout: await dispatch(loadCheckout()) }
  }
