import { createGuest as sendGuest } from '../../api/session'
import type { CreateGuest } from '../../contract/requests'
import { endpoints } from '../app/endpoints'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { profileCreationBegun, profileCreationFailed, sessionReceived } from './sessionSlice'

/** Makes the shopper a guest customer (SPEC §3, §6), whose addresses the cart goes to. Gives the error back, null when it went well. */
export const createGuest =
  (payload: CreateGuest): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, _getState, { client, tellOtherTabs }) => {
    dispatch(profileCreationBegun())
    try {
      dispatch(sessionReceived(await sendGuest(client, await dispatch(endpoints()), payload)))
      tellOtherTabs()
      return null
    } catch (error) {
      const failure = recorded(error)
      dispatch(profileCreationFailed(failure))
      return failure
    }
  }
