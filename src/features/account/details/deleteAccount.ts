import { deleteAccount as send } from '../../../apiClient/account'
import { forgetDrafts } from '../../../state/draft'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { loggedOut } from '../../../state/session/sessionSlice'
import { sayFarewell } from './farewellState'

/**
 * The account goes for good, and everything of it from here, from storage and from the other tabs, as after logging out;
 * the session has ended with it. Gives the error back, null when it went well.
 * @param uncertain the try before may have been done although its answer got lost: then this session has ended as well
 */
export const deleteAccount =
  (password: string, uncertain: boolean): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, tellLeft }) => {
    const { token, links } = getState().session
    try {
      await send(client, links, { password })
    } catch (error) {
      const failure = recorded(error)
      if (!uncertain || failure.status !== 401) return failure
    }
    // Somebody else has logged in meanwhile: it is not their account that is gone.
    const now = getState().session.token
    if (now !== null && now !== token) return null
    sayFarewell(true)
    dispatch(loggedOut())
    forgetDrafts()
    tellLeft()
    return null
  }
