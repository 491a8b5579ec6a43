import { logOut } from '../../apiClient/session'
import type { Links } from '../../contract/links'
import { recorded } from '../recordedError'
import type { ShopThunk } from '../services'

/**
 * Ends a session at the shop, as far as that can be done: here it is over already, so that a refusal, a lost line or a
 * session without such a link changes nothing.
 * @param token of that session: the store may have another one by now, or none
 */
export const endSession =
  (token: string, links: Links): ShopThunk<Promise<void>> =>
  async (_dispatch, _getState, { clientFor }) => {
    try {
      await logOut(clientFor({ session: token, cart: null }), links)
    } catch (error) {
      recorded(error)
    }
  }
