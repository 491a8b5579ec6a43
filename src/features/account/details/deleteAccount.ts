import { deleteAccount as send } from '../../../api/account'
import { forgetDrafts } from '../../../state/draft'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { loggedOut } from '../../../state/session/sessionSlice'
import { sayFarewell } from './farewellState'

/**
 * The account goes for good, and everything of it from here, from storage and from the other tabs, as after logging out;
 * the session has ended with it. Gives the error back, null when it went well.
 */
export const deleteAccount =
  (password: string): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, tellLeft }) => {
    try {
      await send(client, getState().session.links, { password })
    } catch (error) {
      return recorded(error)
    }
    dispatch(loggedOut())
    forgetDrafts()
    tellLeft()
    sayFarewell(true)
    return null
  }
