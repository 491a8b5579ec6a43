import type { Middleware } from '@reduxjs/toolkit'
import { loadStoredCart } from '../cart/loadStoredCart'
import type { AppThunk } from '../services'
import { loadStoredSession } from '../session/loadStoredSession'
import { readTokens, writeToken } from './tokens'
import { areSameTokens, tokensChangedElsewhere } from './tokensChangedElsewhere'
import type { Tokens } from '../http/client'
import { loggedOut } from '../session/sessionSlice'
import { selectCustomer } from '../session/sessionSelectors'

/** Loads the session and the cart that belong to the tokens of another tab. Runs inside the queue. */
export const loadSessionAndCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectCustomer(getState())) await dispatch(loadStoredSession())
  await dispatch(loadStoredCart())
}

/**
 * Adopts newer tokens from storage before a change. Another tab may have just received a cart or a session, and a
 * request with the old tokens would create a second cart. Missing tokens are ignored, since storage may be forbidden.
 * Runs inside the queue.
 * @returns whether there were newer tokens
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
  // The other tab stored these tokens itself and may have stored newer ones since.
  if (tokensChangedElsewhere.match(action)) return result
  const now = selectTokens(store.getState())
  const isLogout = loggedOut.match(action)
  for (const name of ['session', 'cart'] as const) {
    if (now[name] === before[name] && !isLogout) continue
    // Only a logout removes a token that another tab has stored in the meantime.
    const stored = readTokens()[name]
    const isNewer = now[name] === null && stored !== null && stored !== before[name]
    if (!isNewer || isLogout) writeToken(name, now[name])
  }
  return result
}
