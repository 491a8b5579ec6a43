import { configureStore } from '@reduxjs/toolkit'
import { announceActions, announceAnswers } from './activity'
import {
  adoptStoredTokens,
  followLogout,
  onTabReturn,
  openTabChannel,
  resyncAfterReturn,
  resyncCart,
  trackPageLeaving,
} from './browser/crossTab'
import { watchDrafts } from './browser/formDrafts'
import { persistTokens, selectTokens } from './browser/syncTokensFromStorage'
import { createTabLock } from './browser/tabLock'
import { onTokensChangedElsewhere, readTokens } from './browser/tokens'
import { tokensChangedElsewhere } from './browser/tokensChangedElsewhere'
import { createJoin } from './createJoin'
import { createQueue } from './createQueue'
import { watchPendingAddition } from './giftlist/watchPendingAddition'
import type { ApiClient, Tokens } from './http/client'
import { recordError } from './http/recordedError'
import { watchSession } from './http/watchSession'
import { lazyThunks } from './lazyThunks'
import { rootReducer } from './rootReducer'
import type { StoreServices } from './services'
import { reloadCustomer } from './session/loadStoredSession'
import { sessionFailed } from './session/sessionSlice'
import { resyncWishlist, watchWishlist } from './wishlist/watchWishlist'

interface StoreOptions {
  /** Creates an API client, which reads `tokens` before every request. */
  connect: (tokens: () => Tokens) => ApiClient
  /** The `id_lang` of the page. */
  languageId: number
}

/** Creates the store with the tokens of local storage, in browsers only. `dispatch(startStore())` starts it. */
export function createStore({ connect, languageId }: StoreOptions) {
  const tokens = () => selectTokens(store.getState())
  const services: StoreServices = {
    client: watchSession(
      announceAnswers(connect(tokens)),
      () => tokens().session,
      (error) => store.dispatch(sessionFailed(recordError(error))),
    ),
    clientFor: (tokens) => connect(() => tokens),
    languageId,
    enqueue: createQueue(),
    runInOneTab: createTabLock('new-cart', () => readTokens().cart),
    joinInFlight: createJoin(),
    notifyCartChanged: () => cartChannel.announce(),
    notifyCustomerChanged: () => customerChannel.announce(),
    notifyLoggedOut: () => logoutChannel.announce(),
    enqueueWishlist: createQueue(),
    notifyWishlistChanged: () => wishlistChannel.announce(),
    isLeaving: trackPageLeaving(),
    lazyThunks,
  }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // On a busy machine Redux Toolkit would warn about the time that its own checks take in development.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(persistTokens(services.runInOneTab), announceActions),
  })
  store.dispatch(tokensChangedElsewhere(readTokens()))

  watchDrafts(store)
  watchWishlist(store)
  watchPendingAddition(store)
  const reloadCart = () => void store.dispatch(resyncCart())
  const reloadWishlist = () => void store.dispatch(resyncWishlist())
  const cartChannel = openTabChannel('cart', reloadCart)
  const customerChannel = openTabChannel('customer', () => void store.dispatch(reloadCustomer()))
  const logoutChannel = openTabChannel('session', () => void store.dispatch(followLogout()))
  const wishlistChannel = openTabChannel('wishlist', reloadWishlist)
  onTabReturn(() => {
    store.dispatch(resyncAfterReturn())
    reloadWishlist()
  })
  onTokensChangedElsewhere(() => void store.dispatch(adoptStoredTokens()))
  return store
}

export type AppStore = ReturnType<typeof createStore>
