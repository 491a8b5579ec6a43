import type { GuestPayload } from '../../api/session'
import type { ShopThunk } from '../services'
import { createGuest } from '../session/createGuest'
import { loadCheckout } from './loadCheckout'
import type { StepOutcome } from './takeStep'

/**
 * The guest step: makes the shopper a guest, then asks what is still to be said. `ok` as
 * soon as the guest is there; `checkout` is null when only the asking failed.
 */
export const submitGuest =
  (
    payload: Omit<GuestPayload, 'account'> & { account: Omit<GuestPayload['account'], 'id_lang'> },
  ): ShopThunk<Promise<StepOutcome>> =>
  async (dispatch, _getState, { languageId, inOrder }) => {
    const guest = { ...payload, account: { ...payload.account, id_lang: languageId } }
    const error = await inOrder(() => dispatch(createGuest(guest)))
    return error ? { ok: false, error } : { ok: true, checkout: await dispatch(loadCheckout()) }
  }
