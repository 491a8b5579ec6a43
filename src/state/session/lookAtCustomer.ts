import { loadSession } from '../../apiClient/session'
import { endpoints } from '../app/endpoints'
import type { ShopThunk } from '../services'
import { sessionReceived } from './sessionSlice'

/**
 * Another tab changed who the customer is or where they live, by the same session: it is loaded again. Nobody asked for
 * that here, so that a failure leaves what this tab knows (a refused token ends the session all the same).
 */
export const lookAtCustomer =
  (): ShopThunk<Promise<void>> =>
  (dispatch, getState, { client, inOrder }) =>
    inOrder(async () => {
      const { token, customer } = getState().session
      if (!token || !customer) return
      const answer = await loadSession(client, await dispatch(endpoints())).catch(() => null)
      if (answer && getState().session.token === token) dispatch(sessionReceived(answer))
    })
