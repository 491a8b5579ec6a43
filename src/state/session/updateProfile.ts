import { updateProfile as send } from '../../apiClient/account'
import type { UpdateProfile } from '../../contract/accountRequests'
import { loggedOutSince } from '../loggedOutSince'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { profileUpdateBegun, profileUpdateFailed, sessionReceived } from './sessionSlice'

/**
 * Changes gender, names and e-mail address of the customer (SPEC §4, §7). Gives the error back, null when it went well.
 * In turn with the calls about addresses, which its answer brings too. Nothing is written to the account of somebody that
 * the shopper became meanwhile, and what comes too late changes nothing here.
 */
export const updateProfile =
  (customer: UpdateProfile['customer']): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { client, inOrder, tellCustomerChanged }) => {
    const { token } = getState().session
    const isStillAsked = () => getState().session.token === token
    dispatch(profileUpdateBegun())
    return inOrder(async () => {
      try {
        if (!isStillAsked()) throw loggedOutSince()
        const answer = await send(client, getState().session.links, { customer })
        if (isStillAsked()) dispatch(sessionReceived(answer))
        tellCustomerChanged()
        return null
      } catch (error) {
        const failure = recorded(error)
        if (isStillAsked()) dispatch(profileUpdateFailed(failure))
        return failure
      }
    })
  }
