import { loadCartRules, loadRoot } from '../apiClient/root'
import { loadStoredCart } from './cart/loadStoredCart'
import { recorded } from './recordedError'
import type { ShopThunk } from './services'
import { loadStoredSession } from './session/loadStoredSession'
import { cartRulesReceived, endpointsReceived, initialized, startBegun, startFailed } from './app/appSlice'

const loadEndpoints =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const links = await loadRoot(client)
      dispatch(endpointsReceived(links))
      dispatch(cartRulesReceived(await loadCartRules(client, links)))
    } catch (error) {
      dispatch(startFailed(recorded(error)))
    }
  }

const start = (): ShopThunk<Promise<void>> => async (dispatch, getState) => {
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
export const startShop =
  (): ShopThunk<Promise<void>> =>
  (dispatch, _getState, { inOrder }) =>
    inOrder(() => dispatch(start()))
