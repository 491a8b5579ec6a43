import { loadCartRules, loadRoot } from './fetchEndpoints'
import { loadStoredCart } from './cart/loadStoredCart'
import { recordError } from './http/recordedError'
import type { AppThunk } from './services'
import { loadStoredSession } from './session/loadStoredSession'
import { cartRulesReceived, endpointsReceived, initialized, startBegun, startFailed } from './appSlice'

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
  } finally {
    dispatch(initialized())
  }
}

/**
 * SPEC §4 app start: root, cart rules, session, cart, initialized. It does not reject when a call fails: the error is
 * in `app.error`, and another call tries again. The cart calls wait in the queue meanwhile, so that a tap made during
 * the start takes effect after it.
 */
export const startStore =
  (): AppThunk<Promise<void>> =>
  (dispatch, _getState, { enqueue }) =>
    enqueue(() => dispatch(start()))
