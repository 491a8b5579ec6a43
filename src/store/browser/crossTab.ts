import { resyncBegun, resyncQueued } from '../appSlice'
import { loadStoredCart } from '../cart/loadStoredCart'
import { loadSessionAndCart, selectTokens, syncTokensFromStorage } from './syncTokensFromStorage'
import { clearAllDrafts } from './formDrafts'
import type { AppThunk } from '../services'
import { loadStoredSession } from '../session/loadStoredSession'
import { storageLag } from './storageLag'
import { readTokens, tokensAreKept } from './tokens'
import { areSameTokens, loggedOutElsewhere, tokensChangedElsewhere } from './tokensChangedElsewhere'
import { selectSessionToken } from '../session/sessionSelectors'

/** What the checkout offers goes by the cart. Few pages know the checkout: it comes from a file of its own. */
const refreshCheckout =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { lazyThunks }) => {
    if (getState().checkout.checkout) await dispatch((await lazyThunks.checkoutAgain()).refreshCheckout())
  }

/** The tokens in storage are others now: what this tab's stood for is gone at once, and what is there now is loaded. */
export const adoptStoredTokens =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { enqueue }) => {
    const stored = readTokens()
    const mine = selectTokens(getState())
    if (areSameTokens(stored, mine)) return
    dispatch(tokensChangedElsewhere(stored, mine))
    await enqueue(async () => {
      await dispatch(loadSessionAndCart())
      await dispatch(refreshCheckout())
    })
  }

/** How often storage is looked at for what a message told, in ms. */
const pause = 20

/**
 * The shopper has logged out in another tab: what they typed in this one goes too. The message may come before storage
 * says so: until then this tab's tokens are those that have ended, and no page may begin anew with them.
 */
export const logOutToo = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  clearAllDrafts()
  const token = selectSessionToken(getState())
  const isBehind = () => token !== null && selectSessionToken(getState()) === token && readTokens().session === token
  for (let waited = 0; isBehind() && waited < storageLag; waited += pause) {
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  // Somebody has logged in again since, as it seems: the shop knows.
  if (isBehind()) return dispatch(resyncCart())
  dispatch(loggedOutElsewhere())
  return dispatch(adoptStoredTokens())
}

/** Back after a while: a page that lay in the browser's cache has not heard who logged out meanwhile. */
export const resyncAfterReturn = (): AppThunk<void> => (dispatch) => {
  if (tokensAreKept()) void dispatch(adoptStoredTokens())
  void dispatch(resyncCart())
}

/** The cart may be another than this tab shows: it is loaded again, once, after the changes that are under way. */
export const resyncCart =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { enqueue }) => {
    if (getState().app.isResyncDue) return
    dispatch(resyncQueued())
    await enqueue(async () => {
      dispatch(resyncBegun())
      if (await dispatch(syncTokensFromStorage())) return dispatch(refreshCheckout())
      const { app, session } = getState()
      // The page was left before the shop had said who this is. Without the root (SPEC §4) nobody can ask.
      if (app.links && !session.customer) await dispatch(loadStoredSession())
      await dispatch(loadStoredCart({ elsewhere: true }))
      await dispatch(refreshCheckout())
    })
  }

interface TabChannel {
  /** Tells the other tabs of this browser that it has changed: that alone, with no token and no data. */
  tell(): void
}

function createBroadcastChannel(name: string, heard: () => void): BroadcastChannel | null {
  try {
    const channel = new window.BroadcastChannel(name)
    channel.onmessage = heard
    return channel
  } catch {
    // Missing or forbidden: this tab hears of changes when it is looked at again.
    return null
  }
}

/**
 * Of cart and session local storage keeps the two tokens alone (SPEC §9), which stay the same while the cart, the
 * customer or their wishlist changes: so tabs tell each other, and that somebody has logged out, not merely lost a session. A page that lies in the
 * browser's cache has no channel, since it would be thrown out for it.
 */
export function openTabChannel(what: 'cart' | 'session' | 'customer' | 'wishlist', heard: () => void): TabChannel {
  const name = `upnorth.${what}`
  let channel = createBroadcastChannel(name, heard)
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  window.addEventListener('pageshow', () => {
    channel ??= createBroadcastChannel(name, heard)
  })
  return {
    tell() {
      try {
        channel?.postMessage('changed')
      } catch {
        // As above.
      }
    },
  }
}

/** A tab that was hidden for longer than this (ms) may show a cart of long ago. */
export const awayThreshold = 30_000

/** Calls the listener when the shopper comes back to this tab after a while, or to a page that the browser had kept. */
export function onTabReturn(listener: () => void): void {
  let hiddenSince: number | null = document.visibilityState === 'hidden' ? Date.now() : null
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now()
      return
    }
    const away = hiddenSince === null ? 0 : Date.now() - hiddenSince
    hiddenSince = null
    if (away > awayThreshold) listener()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

/**
 * Whether the shopper is on the way to another page. The browser breaks off running calls
 * then, which says nothing about the shop. False again when the page comes back from the cache.
 */
export function trackPageLeaving(): () => boolean {
  let leaving = false
  window.addEventListener('pagehide', () => (leaving = true))
  window.addEventListener('pageshow', () => (leaving = false))
  return () => leaving
}
