import { updateProfile as send } from '../../api/account'
import type { UpdateProfile } from '../../contract/accountRequests'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { profileUpdateBegun, profileUpdateFailed, sessionReceived } from './sessionSlice'

/**
 * Changes gender, names and e-mail address of the customer (SPEC §4, §7). Gives the error back, null when it went well.
 * An answer that comes after the shopper has become somebody else changes nothing here.
 */
export const updateProfile =
  (customer: UpdateProfile['customer']): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client }) => {
    const { token, links } = getState().session
    const isStillAsked = () => getState().session.token === token
    dispatch(profileUpdateBegun())
    try {
      const answer = await send(client, links, { customer })
      if (isStillAsked()) dispatch(sessionReceived(answer))
      return null
    } catch (error) {
      const failure = recorded(error)
      if (isStillAsked()) dispatch(profileUpdateFailed(failure))
      return failure
    }
  }
