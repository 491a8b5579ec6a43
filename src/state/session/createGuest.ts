import { createGuest as sendGuest } from '../../apiClient/session'
import type { CreateGuest } from '../../contract/requests'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { openSession } from './openSession'
import { profileCreationBegun, profileCreationFailed } from './sessionSlice'

/**
 * Makes the shopper a guest customer (SPEC §3, §6), whose addresses the cart goes to. Gives the error back, null when it
 * went well.
 * @param asked `state.cart.logouts` when the shopper asked, for who waited for their turn since
 */
export const createGuest =
  (payload: CreateGuest, asked?: number): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { tellOtherTabs }) => {
    const send = openSession({
      asked: asked ?? getState().cart.logouts,
      begun: profileCreationBegun,
      failed: profileCreationFailed,
      send: (client, links) => sendGuest(client, links, payload),
    })
    const error = await dispatch(send)
    if (!error) tellOtherTabs()
    return error
  }
