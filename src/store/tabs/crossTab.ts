import { loadStoredCart } from '../cart/storedCartThunks'
import { hasSameTokens, loadSessionAndCart, readOpenTokens, selectTokens, syncTokensFromStorage } from './syncTokens'
import { clearAllDrafts } from '../browser/formDrafts'
import type { AppThunk, TabSubject } from '../AppThunk'
import { restoreSession } from '../session/loadStoredSession'
import { storageLag } from '../browser/storageLag'
import { readTokens, canStoreTokens } from '../browser/tokens'
import { loggedOutElsewhere, tokensChangedElsewhere } from '../sharedActions'
import { selectSessionToken } from '../session/sessionSlice'

/** The checkout depends on the cart. Few pages show a checkout, so the thunk loads on demand. */
const refreshCheckout = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!getState().checkout.checkout) return
  const chunk = await import(/* webpackChunkName: "otherTabs" */ '../checkout/refreshCheckout').catch(() => null)
  if (chunk) await dispatch(chunk.refreshCheckout())
}

/** If the tokens in storage differ from those of this tab, loads the session and the cart that belong to them. */
export const adoptStoredTokens =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { enqueue }) => {
    const storedTokens = readOpenTokens(getState())
    const ownTokens = selectTokens(getState())
    if (hasSameTokens(storedTokens, ownTokens)) return
    dispatch(tokensChangedElsewhere(storedTokens, ownTokens))
    await enqueue(async () => {
      await dispatch(loadSessionAndCart())
      await dispatch(refreshCheckout())
    })
  }

/** The interval in ms at which storage is read until it contains the change that a message announced. */
const pollInterval = 20

/**
 * Logs out in this tab after a logout in another tab, and clears the form drafts of this tab. The message may arrive
 * before the change of storage, so this tab waits for the change. Otherwise, its pages would load with the tokens of
 * the ended session.
 */
export const followLogout = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  clearAllDrafts()
  const token = selectSessionToken(getState())
  const isBehind = () => token !== null && selectSessionToken(getState()) === token && readTokens().session === token
  for (let waitedTime = 0; isBehind() && waitedTime < storageLag; waitedTime += pollInterval) {
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  }
  // The session token is still in storage, so the user has probably logged in again. The next request shows whether the
  // token is valid.
  if (isBehind()) return dispatch(resyncCart())
  dispatch(loggedOutElsewhere())
  return dispatch(adoptStoredTokens())
}

/** Catches up with the other tabs, because a page in the back/forward cache receives no messages. */
export const resyncAfterReturn = (): AppThunk<void> => (dispatch) => {
  if (canStoreTokens()) void dispatch(adoptStoredTokens())
  void dispatch(resyncCart())
}

/**
 * Loads the cart, which may have changed elsewhere, once the pending changes are done. Only one resync waits at a time.
 */
export const resyncCart =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { enqueue, joinInFlight }) =>
    joinInFlight('resync', (stopJoining) =>
      enqueue(async () => {
        stopJoining()
        if (await dispatch(syncTokensFromStorage())) return dispatch(refreshCheckout())
        // The session is missing if the user left the page before it was loaded, or after an outage. Loading it
        // requires the root (SPEC §4).
        if (getState().app.links) await dispatch(restoreSession())
        await dispatch(loadStoredCart({ isChangedElsewhere: true }))
        await dispatch(refreshCheckout())
      }),
    )

function createBroadcastChannel(name: string, onAnnounced: () => void): BroadcastChannel | null {
  try {
    const channel = new window.BroadcastChannel(name)
    channel.onmessage = onAnnounced
    return channel
  } catch {
    // BroadcastChannel is missing or forbidden. This tab catches up when the user returns to it.
    return null
  }
}

/**
 * Opens a channel to the other tabs. Local storage cannot replace the channel: the two tokens (SPEC §9) stay the same
 * when the cart, the customer or the wishlist changes, and a missing token may mean a logout or an expired session. A
 * page closes its channel when the user leaves it, because browsers do not put a page with an open channel into the
 * back/forward cache.
 * @returns a function that announces a change; the message contains no token and no data
 */
export function openTabChannel(subject: TabSubject, onAnnounced: () => void): () => void {
  const name = `upnorth.${subject}`
  let channel = createBroadcastChannel(name, onAnnounced)
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  window.addEventListener('pageshow', () => {
    channel ??= createBroadcastChannel(name, onAnnounced)
  })
  return () => {
    try {
      channel?.postMessage('changed')
    } catch {
      // The channel is closed. The other tabs catch up when the user returns to them.
    }
  }
}

/** The time in ms after which the cart of a hidden tab may be outdated. */
export const awayThreshold = 30_000

/**
 * Calls the listener when the user returns to a tab that was hidden for longer than `awayThreshold`, or to a page in
 * the back/forward cache.
 */
export function watchTabReturn(listener: () => void): void {
  let hiddenSince: number | null = document.visibilityState === 'hidden' ? Date.now() : null
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now()
      return
    }
    const timeAway = hiddenSince === null ? 0 : Date.now() - hiddenSince
    hiddenSince = null
    if (timeAway > awayThreshold) listener()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

/**
 * Returns a function that tells whether the user is leaving the page. The browser then aborts pending requests, which
 * is not an error of the shop API. The function returns false again when the page comes back from the back/forward
 * cache.
 */
export function trackPageLeaving(): () => boolean {
  let isLeaving = false
  window.addEventListener('pagehide', () => (isLeaving = true))
  window.addEventListener('pageshow', () => (isLeaving = false))
  return () => isLeaving
}
