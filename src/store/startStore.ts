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
 * SPEC §4 app start: root, cart rules, session, cart, initialized. Never rejects for what the
 * API does: the error is in `app.error`. It holds the queue of cart calls meanwhile, so a tap
 * made during the start is done after it. Call it again to try again.
 */
export const startStore =
  (): AppThunk<Promise<void>> =>
  (dispatch, _getState, { enqueue }) =>
    enqueue(() => dispatch(start()))
