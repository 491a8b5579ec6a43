import { sendProfile } from './accountApi'
import type { UpdateProfilePayload } from '../../contract/accountRequests'
import { createLoggedOutError, recordError, type RecordedError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import {
  profileFailed,
  sessionReceived,
  sessionRequested,
  selectSessionLinks,
  selectSessionToken,
} from '../session/sessionSlice'

/**
 * Changes the customer's gender, names and email address (SPEC §4, §7). The request waits in the same queue as address
 * requests, because its response contains the addresses too. Nothing is sent or stored if the session has changed.
 * @returns null after a success
 */
export const updateProfile =
  (customer: UpdateProfilePayload['customer']): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { client, enqueue, notifyTabs }) => {
    const token = selectSessionToken(getState())
    const isSameSession = () => selectSessionToken(getState()) === token
    dispatch(sessionRequested('updatingProfile'))
    return enqueue(async () => {
      try {
        if (!isSameSession()) throw createLoggedOutError()
        const answer = await sendProfile(client, selectSessionLinks(getState()), { customer })
        if (isSameSession()) dispatch(sessionReceived(answer))
        notifyTabs('customer')
        return null
      } catch (error) {
        const failure = recordError(error)
        if (isSameSession()) dispatch(profileFailed(failure))
        return failure
      }
    })
  }
