import { resyncBegun, resyncQueued } from '../appSlice'
import { loadStoredCart } from '../cart/loadStoredCart'
import { loadSessionAndCart, selectTokens, syncTokensFromStorage } from './syncTokensFromStorage'
import { clearAllDrafts } from './formDrafts'
import type { AppThunk } from '../services'
import { restoreSession } from '../session/loadStoredSession'
import { storageLag } from './storageLag'
import { readTokens, canStoreTokens } from './tokens'
import { areSameTokens, loggedOutElsewhere, tokensChangedElsewhere } from './tokensChangedElsewhere'
import { selectSessionToken } from '../session/sessionSelectors'

/** The checkout depends on the cart. Few pages have loaded it, so its thunk is loaded on demand. */
const refreshCheckout =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { lazyThunks }) => {
    if (getState().checkout.checkout) await dispatch((await lazyThunks.checkoutAgain()).refreshCheckout())
  }

/**
 * Adopts the tokens of storage once they have changed: clears what belonged to this tab's tokens and loads the rest.
 */
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

/** The interval in ms at which storage is read until it has what a message announced. */
const pollInterval = 20

/**
 * Follows a logout in another tab, and clears what was typed in this one. The message may arrive before the change of
 * storage: this tab waits for it, since it would load its pages with the ended tokens until then.
 */
export const followLogout = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  clearAllDrafts()
  const token = selectSessionToken(getState())
  const isBehind = () => token !== null && selectSessionToken(getState()) === token && readTokens().session === token
  for (let waited = 0; isBehind() && waited < storageLag; waited += pollInterval) {
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  }
  // Storage still has the token: probably a login has followed, which the shop API knows.
  if (isBehind()) return dispatch(resyncCart())
  dispatch(loggedOutElsewhere())
  return dispatch(adoptStoredTokens())
}

/** Catches up when the user returns: a page in the browser's back/forward cache does not receive messages. */
export const resyncAfterReturn = (): AppThunk<void> => (dispatch) => {
  if (canStoreTokens()) void dispatch(adoptStoredTokens())
  void dispatch(resyncCart())
}

/**
 * Loads the cart again, which may have changed elsewhere, after the changes under way. Only one resync waits at a time.
 */
export const resyncCart =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { enqueue }) => {
    if (getState().app.isResyncDue) return
    dispatch(resyncQueued())
    await enqueue(async () => {
      dispatch(resyncBegun())
      if (await dispatch(syncTokensFromStorage())) return dispatch(refreshCheckout())
      // The user left the page before the session was loaded. Without the root (SPEC §4) it cannot be loaded.
      if (getState().app.links) await dispatch(restoreSession())
      await dispatch(loadStoredCart({ elsewhere: true }))
      await dispatch(refreshCheckout())
    })
  }

interface TabChannel {
  /** Announces a change to the other tabs of this browser, without any token or data. */
  announce(): void
}

function createBroadcastChannel(name: string, onAnnounced: () => void): BroadcastChannel | null {
  try {
    const channel = new window.BroadcastChannel(name)
    channel.onmessage = onAnnounced
    return channel
  } catch {
    // Missing or forbidden: this tab catches up when the user returns to it.
    return null
  }
}

/**
 * Opens a channel on which tabs announce changes to each other. Of cart and session, local storage has only the tokens (SPEC
 * §9), which stay the same when the cart, the customer or the wishlist changes; nor does it distinguish a logout from an expired
 * session. A page closes its channel when it is left, since browsers do not put a page with an open channel into the
 * back/forward cache.
 */
export function openTabChannel(
  what: 'cart' | 'session' | 'customer' | 'wishlist',
  onAnnounced: () => void,
): TabChannel {
  const name = `upnorth.${what}`
  let channel = createBroadcastChannel(name, onAnnounced)
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  window.addEventListener('pageshow', () => {
    channel ??= createBroadcastChannel(name, onAnnounced)
  })
  return {
    announce() {
      try {
        channel?.postMessage('changed')
      } catch {
        // The channel was closed: the other tabs catch up when the user returns to them.
      }
    },
  }
}

/** In ms: a tab that was hidden for longer may show an outdated cart. */
export const awayThreshold = 30_000

/** Calls the listener when the user returns to this tab after a while, or to a page of the back/forward cache. */
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
 * Returns a function that is true while the user is on the way to another page. The browser aborts running calls then,
 * which is no error of the shop API. It is false again when the page returns from the back/forward cache.
 */
export function trackPageLeaving(): () => boolean {
  let leaving = false
  window.addEventListener('pagehide', () => (leaving = true))
  window.addEventListener('pageshow', () => (leaving = false))
  return () => leaving
}
