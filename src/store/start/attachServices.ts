import type { Middleware } from '@reduxjs/toolkit'
import { cartRulesReceived, endpointsReceived, initialized, startBegun, startFailed } from '../appSlice'
import { resumeAddition } from '../cart/addToCart'
import { clearStrayCarts, loadStoredCart } from '../cart/loadStoredCart'
import { loadCartRules, loadRoot } from '../http/links'
import type { AppThunk, TabSubject } from '../services'
import { announceActions, announceAnswers } from '../activity'
import {
  adoptStoredTokens,
  followLogout,
  watchTabReturn,
  openTabChannel,
  resyncAfterReturn,
  resyncCart,
  trackPageLeaving,
} from '../tabs/crossTab'
import { handOverEmails } from '../browser/formDrafts'
import { persistTokens, selectTokens, syncTokensFromStorage } from '../tabs/syncTokensFromStorage'
import { watchStoredTokens, readTokens } from '../browser/tokens'
import { tokensChangedElsewhere } from '../sessionActions'
import { createJoin, createQueue, createTabLock } from '../createQueue'
import type { AppStore } from './createStore'
import { watchCustomer } from './watchCustomer'
import { type ApiClient, type Tokens, watchSession } from '../http/client'
import { recordError } from '../http/ApiError'
import type { RootState } from './rootReducer'
import { loadStoredSession, reloadCustomer } from '../session/loadStoredSession'
import { sessionFailed } from '../session/sessionSlice'
import { resyncWishlist } from '../wishlist/resyncWishlist'

interface ServiceOptions {
  /** Creates an API client, which reads `tokens` before every request. */
  connect: (tokens: () => Tokens) => ApiClient
  /** The `id_lang` of the page. */
  languageId: number
}

/**
 * Attaches the services for the shop API, web storage and the other tabs to the store, and adopts the stored tokens.
 * `dispatch(startStore())` then starts it.
 */
export function attachServices(store: AppStore, { connect, languageId }: ServiceOptions): void {
  const tokens = () => selectTokens(store.getState())
  const announceToTabs: Record<TabSubject, () => void> = {
    cart: openTabChannel('cart', () => void store.dispatch(resyncCart())),
    customer: openTabChannel('customer', () => void store.dispatch(reloadCustomer())),
    session: openTabChannel('session', () => void store.dispatch(followLogout())),
    wishlist: openTabChannel('wishlist', () => void store.dispatch(resyncWishlist())),
  }
  const runInOneTab = createTabLock('new-cart', () => readTokens().cart)
  const storeTokens = persistTokens(runInOneTab)
  const followActions: Middleware<object, RootState> = (api) => (next) => storeTokens(api)(announceActions(api)(next))

  const enqueue = createQueue()
  const services = {
    client: watchSession(
      announceAnswers(connect(tokens)),
      () => tokens().session,
      (error) => store.dispatch(sessionFailed(recordError(error))),
    ),
    clientFor: (otherTokens: Tokens) => connect(() => otherTokens),
    languageId,
    enqueue,
    start: () => enqueue(() => store.dispatch(start())),
    runInOneTab,
    syncTokens: () => store.dispatch(syncTokensFromStorage()),
    joinInFlight: createJoin(),
    enqueueWishlist: createQueue(),
    notifyTabs: (subject: TabSubject) => announceToTabs[subject](),
    isLeaving: trackPageLeaving(),
  }
  store.attach(services, followActions)
  store.dispatch(tokensChangedElsewhere(readTokens()))

  handOverEmails()
  watchCustomer(store)
  watchTabReturn(() => {
    store.dispatch(resyncAfterReturn())
    void store.dispatch(resyncWishlist())
  })
  watchStoredTokens(() => void store.dispatch(adoptStoredTokens()))
}

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
    await dispatch(clearStrayCarts())
    dispatch(resumeAddition())
  } finally {
    dispatch(initialized())
  }
}
