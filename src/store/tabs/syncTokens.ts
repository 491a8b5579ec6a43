import type { Middleware } from '@reduxjs/toolkit'
import { cartReceived, strayEmptied, strayFound } from '../cart/cartSlice'
import { loadStoredCart, clearStrayCarts } from '../cart/storedCartThunks'
import type { Tokens } from '../http/client'
import type { AppThunk } from '../AppThunk'
import { restoreSession } from '../session/loadStoredSession'
import { loggedOut, tokensChangedElsewhere } from '../sharedActions'
import { sessionReceived, type SessionState } from '../session/sessionSlice'
import { readStored, writeStored } from '../browser/storage'
import type { TabLock } from './createTabLock'
import { isUsable, markSessionOwner, readTokens, removeReplacedGuest, writeToken } from '../browser/tokens'

/** Loads the session and the cart of the current tokens, which may come from another tab. Runs inside the queue. */
export const loadSessionAndCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(restoreSession())
  await dispatch(loadStoredCart())
  await dispatch(clearStrayCarts())
}

/**
 * Adopts newer tokens from storage before a change. Another tab may have just received a cart or a session, and a
 * request with the old tokens would create a second cart. Missing tokens are ignored, because storage may be forbidden.
 * Runs inside the queue.
 * @returns whether there were newer tokens
 */
export const syncTokensFromStorage = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const ownTokens = selectTokens(getState())
  const storedTokens = readOpenTokens(getState())
  const tokens = { session: storedTokens.session ?? ownTokens.session, cart: storedTokens.cart ?? ownTokens.cart }
  if (hasSameTokens(tokens, ownTokens)) {
    await dispatch(clearStrayCarts())
    return false
  }
  dispatch(tokensChangedElsewhere(tokens, ownTokens))
  await dispatch(loadSessionAndCart())
  return true
}

export const hasSameTokens = (one: Tokens, other: Tokens): boolean =>
  one.cart === other.cart && one.session === other.session

interface TokenHolders {
  session: Pick<SessionState, 'token' | 'status'>
  cart: { token: string | null; endedTokens: string[] }
}

export const selectTokens = ({ session, cart }: TokenHolders): Tokens => ({ session: session.token, cart: cart.token })

/**
 * Reads the stored tokens without that of a cart that this tab knows to be closed or missing, because storage may still
 * contain it.
 */
export function readOpenTokens({ cart }: Pick<TokenHolders, 'cart'>): Tokens {
  const storedTokens = readTokens()
  return storedTokens.cart !== null && cart.endedTokens.includes(storedTokens.cart)
    ? { ...storedTokens, cart: null }
    : storedTokens
}

/**
 * Writes a changed token to local storage, right after the action that changed it (SPEC §4, §9). The token of a closed
 * cart is removed under the lock for new carts, because the tab that has stored a newer token holds the lock until all
 * tabs can read it.
 */
export const persistTokens =
  (runInOneTab: TabLock): Middleware<object, TokenHolders> =>
  (store) =>
  (next) =>
  (action) => {
    const tokensBefore = selectTokens(store.getState())
    const { status } = store.getState().session
    const result = next(action)
    // The other tab stored these tokens itself and may have stored newer tokens since.
    if (tokensChangedElsewhere.match(action)) {
      removeReplacedGuest(action.payload.session)
      const token = findReplacedCart(action.payload)
      if (token !== null) store.dispatch(strayFound({ token }))
      return result
    }
    const tokensNow = selectTokens(store.getState())
    const isLogout = loggedOut.match(action)
    trackNewCart(action, tokensBefore, tokensNow)
    for (const name of ['session', 'cart'] as const) {
      if (isLogout) writeToken(name, null)
      else if (tokensNow[name] === tokensBefore[name]) continue
      else if (tokensNow[name] !== null) writeToken(name, tokensNow[name])
      else if (name === 'session') removeToken(name, tokensBefore[name])
      else void runInOneTab(() => Promise.resolve(removeToken(name, tokensBefore[name])))
    }
    if (sessionReceived.match(action)) {
      markSessionOwner({ isGuest: action.payload.customer.is_guest, isNew: status === 'creatingProfile' })
    }
    return result
  }

/** Remembers a cart that this tab has just created, until the tab has another cart or another customer. */
function trackNewCart(action: unknown, tokensBefore: Tokens, tokensNow: Tokens): void {
  if (strayFound.match(action)) rememberNewCart(action.payload.token, tokensNow.session)
  else if (strayEmptied.match(action) && readNewCart(tokensNow) === action.payload) forgetNewCart()
  else if (hasSameTokens(tokensBefore, tokensNow)) return
  else if (cartReceived.match(action) && tokensNow.cart !== null) rememberNewCart(tokensNow.cart, tokensNow.session)
  else forgetNewCart()
}

/**
 * Returns the cart that this tab has just created, if another tab could not read that cart's token yet and has
 * therefore stored another cart or removed the previous token.
 */
function findReplacedCart({ isSameSession, ...tokensNow }: Tokens & { isSameSession: boolean }): string | null {
  if (!isSameSession) forgetNewCart()
  const newCart = readNewCart(tokensNow)
  return newCart === tokensNow.cart ? null : newCart
}

/** Removes a token from storage, unless another tab has stored another token since. */
function removeToken(name: keyof Tokens, token: string | null): void {
  if (readTokens()[name] === token) writeToken(name, null)
}

const newCartKey = 'upnorth.newcart'

/**
 * The maximum age in ms of a new cart. If storage gets another cart or none within this time, two tabs have changed the
 * stored cart at the same time. A cart that is replaced later was ordered or belongs to a session that has ended.
 */
const maxNewCartAge = 5000

const describeOwner = (session: string | null) => (session === null ? 'visitor' : 'customer')

/** The value survives a reload. */
const rememberNewCart = (token: string, session: string | null): void =>
  writeStored('visit', newCartKey, `${Date.now()} ${describeOwner(session)} ${token}`)

const forgetNewCart = (): void => writeStored('visit', newCartKey, null)

/**
 * Returns the token of the new cart; null if there is none, if it is older than `maxNewCartAge`, or if the user has
 * logged in or out since.
 */
function readNewCart({ session }: Pick<Tokens, 'session'>): string | null {
  const [at, owner, token, ...rest] = (readStored('visit', newCartKey) ?? '').split(' ')
  const isRecent = Math.abs(Date.now() - Number(at)) < maxNewCartAge
  if (!isRecent || owner !== describeOwner(session) || rest.length > 0) return null
  return token !== undefined && isUsable(token) ? token : null
}
