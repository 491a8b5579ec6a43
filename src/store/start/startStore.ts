import { loadCartRules, loadRoot } from '../fetchEndpoints'
import { clearStrayCarts } from '../cart/clearStrayCarts'
import { loadStoredCart } from '../cart/loadStoredCart'
import { recordError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { loadStoredSession } from '../session/loadStoredSession'
import { cartRulesReceived, endpointsReceived, initialized, startBegun, startFailed } from '../appSlice'

const loadEndpoints =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const links = await loadRoot(client)
      dispatch(endpointsReceived(links))
      dispatch(cartRulesReceived(await loadCartRules(client, links)))
    } catch (error) {
      dispatch(startFailed(recordError(error)))
    }
  }

const start = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  dispatch(startBegun())
  try {
    await dispatch(loadEndpoints())
    if (!getState().app.links) return
    await dispatch(loadStoredSession())
    await dispatch(loadStoredCart())
    await dispatch(clearStrayCarts())
  } finally {
    dispatch(initialized())
  }
}

/**
 * Starts the app (SPEC §4): root, cart rules, session, cart, initialized. A failed request does not reject; the error is
 * in `app.error`, and the next call tries again. Cart requests wait in the queue, so a tap during the start takes effect
 * afterwards.
 */
export const startStore =
  (): AppThunk<Promise<void>> =>
  (dispatch, _getState, { enqueue }) =>
    enqueue(() => dispatch(start()))
