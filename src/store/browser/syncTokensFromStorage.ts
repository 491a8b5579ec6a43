import type { Middleware } from '@reduxjs/toolkit'
import { loadStoredCart } from '../cart/loadStoredCart'
import type { AppThunk } from '../services'
import { loadStoredSession } from '../session/loadStoredSession'
import { readTokens, writeToken } from './tokens'
import { areSameTokens, tokensChangedElsewhere } from './tokensChangedElsewhere'
import type { Tokens } from '../http/client'
import { loggedOut } from '../session/sessionSlice'
import { selectCustomer } from '../session/sessionSelectors'

/** Who the shopper is and what is in the cart, by tokens of another tab. Runs inside the queue. */
export const loadSessionAndCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectCustomer(getState())) await dispatch(loadStoredSession())
  await dispatch(loadStoredCart())
}

/**
 * Before a change: another tab may have got a cart or a session a moment ago, and the browser not have told yet. A
 * call with tokens of before would start a second cart. A token that storage lacks counts for nothing, since storage
 * may be forbidden. Runs inside the queue; true when there was something to catch up with.
 */
export const syncTokensFromStorage = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const mine = selectTokens(getState())
  const stored = readTokens()
  const tokens = { session: stored.session ?? mine.session, cart: stored.cart ?? mine.cart }
  if (areSameTokens(tokens, mine)) return false
  dispatch(tokensChangedElsewhere(tokens, mine))
  await dispatch(loadSessionAndCart())
  return true
}

interface TokenHolders {
  session: { token: string | null }
  cart: { token: string | null }
}

export const selectTokens = ({ session, cart }: TokenHolders): Tokens => ({ session: session.token, cart: cart.token })

/** Writes a changed token to local storage, right after the action that changed it (SPEC §4, §9). */
export const persistTokens: Middleware<object, TokenHolders> = (store) => (next) => (action) => {
  const before = selectTokens(store.getState())
  const result = next(action)
  // The other tab has written it already, and may have gone on since.
  if (tokensChangedElsewhere.match(action)) return result
  const now = selectTokens(store.getState())
  const leaves = loggedOut.match(action)
  for (const name of ['session', 'cart'] as const) {
    if (now[name] === before[name] && !leaves) continue
    // What another tab wrote since is not ours to take away: only who logs out means that too.
    const stored = readTokens()[name]
    const newer = now[name] === null && stored !== null && stored !== before[name]
    if (!newer || leaves) writeToken(name, now[name])
  }
  return result
}
