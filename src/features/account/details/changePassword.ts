import { changePassword as send } from '../../../apiClient/account'
import type { ChangePassword } from '../../../contract/accountRequests'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'

/** Gives the error back, null when it went well. This session stays; the customer's others end. */
export const changePassword =
  (payload: ChangePassword): ShopThunk<Promise<RecordedError | null>> =>
  async (_dispatch, getState, { client }) => {
    try {
      await send(client, getState().session.links, payload)
      return null
    } catch (error) {
      return recorded(error)
    }
  }
