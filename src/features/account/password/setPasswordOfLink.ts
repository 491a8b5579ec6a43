import { setPassword as send } from '../../../apiClient/account'
import { endpoints } from '../../../state/app/endpoints'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { loadStoredSession } from '../../../state/session/loadStoredSession'
import type { ResetLink } from './resetLink'

/**
 * Sets the password of a mailed link's account. Its sessions end with that, this browser's too if it was one. Gives the
 * error back, null when it went well.
 */
export const setPasswordOfLink =
  (link: ResetLink, password: string): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      await send(client, await dispatch(endpoints()), { ...link, password })
    } catch (error) {
      return recorded(error)
    }
    await dispatch(loadStoredSession())
    return null
  }
