import { updateProfile as sendProfile } from './accountApi'
import type { UpdateProfile } from '../../contract/accountRequests'
import { createLoggedOutError } from '../http/recordedError'
import { recordError, type RecordedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { profileUpdateBegun, profileUpdateFailed, sessionReceived } from './sessionSlice'
import { selectSessionLinks, selectSessionToken } from './sessionSelectors'

/**
 * Changes gender, names and e-mail address of the customer (SPEC §4, §7). Gives the error back, null when it went well.
 * In turn with the calls about addresses, which its answer brings too. Nothing is written to the account of somebody that
 * the shopper became meanwhile, and what comes too late changes nothing here.
 */
export const updateProfile =
  (customer: UpdateProfile['customer']): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { client, enqueue, notifyCustomerChanged }) => {
    const token = selectSessionToken(getState())
    const isCurrent = () => selectSessionToken(getState()) === token
    dispatch(profileUpdateBegun())
    return enqueue(async () => {
      try {
        if (!isCurrent()) throw createLoggedOutError()
        const answer = await sendProfile(client, selectSessionLinks(getState()), { customer })
        if (isCurrent()) dispatch(sessionReceived(answer))
        notifyCustomerChanged()
        return null
      } catch (error) {
        const failure = recordError(error)
        if (isCurrent()) dispatch(profileUpdateFailed(failure))
        return failure
      }
    })
  }
