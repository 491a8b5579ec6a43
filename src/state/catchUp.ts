import { loadStoredCart } from './cart/loadStoredCart'
import { tokensOf } from './keepTokens'
import type { ShopThunk } from './services'
import { loadStoredSession } from './session/loadStoredSession'
import { readTokens } from './tokens'
import { sameTokens, tokensChangedElsewhere } from './tokensChangedElsewhere'

/** Who the shopper is and what is in the cart, by tokens of another tab. Runs inside the queue. */
export const loadBoth = (): ShopThunk<Promise<void>> => async (dispatch, getState) => {
  if (!getState().session.customer) await dispatch(loadStoredSession())
  await dispatch(loadStoredCart())
}

/**
 * Before a change: another tab may have got a cart or a session a moment ago, and the browser not have told yet. A
 * call with tokens of before would start a second cart. A token that storage lacks counts for nothing, since storage
 * may be forbidden. Runs inside the queue; true when there was something to catch up with.
 */
export const catchUp = (): ShopThunk<Promise<boolean>> => async (dispatch, getState) => {
  const mine = tokensOf(getState())
  const stored = readTokens()
  const tokens = { session: stored.session ?? mine.session, cart: stored.cart ?? mine.cart }
  if (sameTokens(tokens, mine)) return false
  dispatch(tokensChangedElsewhere(tokens, mine))
  await dispatch(loadBoth())
  return true
}
