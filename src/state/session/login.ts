import { login as sendLogin } from '../../api/session'
import { endpoints } from '../app/endpoints'
import { loadStoredCart } from '../cart/loadStoredCart'
import { catchUp } from '../catchUp'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { loginBegun, sessionFailed, sessionReceived } from './sessionSlice'

/** Logs in and loads the customer's cart. Gives the error back, null when it went well; a failure clears the session (SPEC §4). */
export const login =
  (email: string, password: string): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { client, inOrder }) =>
    inOrder(async () => {
      dispatch(loginBegun())
      await dispatch(catchUp())
      try {
        dispatch(sessionReceived(await sendLogin(client, await dispatch(endpoints()), { email, password })))
      } catch (error) {
        const failure = recorded(error)
        dispatch(sessionFailed(failure))
        return failure
      }
      await dispatch(loadStoredCart())
      return null
    })
