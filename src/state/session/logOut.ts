import { forgetDrafts } from '../draft'
import type { ShopThunk } from '../services'
import { endSession } from './endSession'
import { loggedOut } from './sessionSlice'

/**
 * SPEC §4: logging out clears tokens, customer, links, cart and checkout. All of it is gone at once from here, from
 * storage and from the other tabs, whatever the shop API says; what was under way brings nothing back. Resolves when the
 * session has ended at the shop too, or could not be ended.
 */
export const logOut =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { tellLeft }) => {
    const { token, links } = getState().session
    dispatch(loggedOut())
    forgetDrafts()
    tellLeft()
    if (token !== null) await dispatch(endSession(token, links))
  }
