import { login as sendLogin } from '../../apiClient/session'
import { loadStoredCart } from '../cart/loadStoredCart'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { openSession } from './openSession'
import { loginBegun, sessionFailed } from './sessionSlice'

/** Logs in and loads the customer's cart. Gives the error back, null when it went well; a failure clears the session (SPEC §4). */
export const login =
  (email: string, password: string): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { inOrder }) => {
    const asked = getState().cart.logouts
    return inOrder(async () => {
      const send = openSession({
        asked,
        begun: loginBegun,
        failed: sessionFailed,
        send: (client, links) => sendLogin(client, links, { email, password }),
      })
      const error = await dispatch(send)
      if (!error) await dispatch(loadStoredCart())
      return error
    })
  }
