import { combineReducers, configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { ApiClient, Tokens } from './http/client'
import { appReducer } from './appSlice'
import { cartReducer } from './cart/cartSlice'
import { checkoutReducer } from './checkout/checkoutSlice'
import {
  adoptStoredTokens,
  logOutToo,
  onTabReturn,
  openTabChannel,
  resyncAfterReturn,
  resyncCart,
  trackPageLeaving,
} from './browser/crossTab'
import { persistTokens, selectTokens } from './browser/syncTokensFromStorage'
import { lazyThunks } from './lazyThunks'
import { createTabLock } from './browser/tabLock'
import { createJoinInFlight, createQueue, type StoreServices } from './services'
import { recordError } from './http/recordedError'
import { reloadCustomer } from './session/loadStoredSession'
import { sessionFailed, sessionReducer } from './session/sessionSlice'
import { sidePanelReducer } from './sidePanelSlice'
import { onTokensChangedElsewhere, readTokens } from './browser/tokens'
import { tokensChangedElsewhere } from './browser/tokensChangedElsewhere'
import { resyncWishlist, watchWishlist } from './wishlist/watchWishlist'
import { watchDrafts } from './browser/formDrafts'
import { wishlistReducer } from './wishlist/wishlistSlice'
import { ApiError } from './http/ApiError'

interface StoreOptions {
  /** Makes the API client; it asks `tokens` anew for every call. */
  connect: (tokens: () => Tokens) => ApiClient
  /** `id_lang` of the page. */
  languageId: number
}

const reducer = combineReducers({
  app: appReducer,
  session: sessionReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  sidePanel: sidePanelReducer,
  wishlist: wishlistReducer,
})

export type RootState = ReturnType<typeof reducer>
export type AppDispatch = ThunkDispatch<RootState, StoreServices, UnknownAction>

/** The store with the tokens of local storage, in a browser only; `dispatch(startStore())` starts it. */
export function createStore({ connect, languageId }: StoreOptions) {
  const tokens = () => selectTokens(store.getState())
  const services: StoreServices = {
    client: watchSession(
      connect(tokens),
      () => tokens().session,
      (error) => store.dispatch(sessionFailed(recordError(error))),
    ),
    clientFor: (tokens) => connect(() => tokens),
    languageId,
    enqueue: createQueue(),
    runInOneTab: createTabLock('new-cart', () => readTokens().cart),
    pendingQuantities: new Map(),
    payment: null,
    notifyCartChanged: () => cartChannel.tell(),
    notifyCustomerChanged: () => customerChannel.tell(),
    notifyLoggedOut: () => logoutChannel.tell(),
    enqueueWishlist: createQueue(),
    notifyWishlistChanged: () => wishlistChannel.tell(),
    isResyncDue: false,
    isLeaving: trackPageLeaving(),
    joinInFlight: createJoinInFlight(),
    lazyThunks,
  }
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).concat(persistTokens),
  })
  store.dispatch(tokensChangedElsewhere(readTokens()))

  watchDrafts(store)
  watchWishlist(store)
  const reloadCart = () => void store.dispatch(resyncCart())
  const reloadWishlist = () => void store.dispatch(resyncWishlist())
  const cartChannel = openTabChannel('cart', reloadCart)
  const customerChannel = openTabChannel('customer', () => void store.dispatch(reloadCustomer()))
  const logoutChannel = openTabChannel('session', () => void store.dispatch(logOutToo()))
  const wishlistChannel = openTabChannel('wishlist', reloadWishlist)
  onTabReturn(() => {
    store.dispatch(resyncAfterReturn())
    reloadWishlist()
  })
  onTokensChangedElsewhere(() => void store.dispatch(adoptStoredTokens()))
  return store
}

export type AppStore = ReturnType<typeof createStore>

/**
 * The client, with an eye on the session: it may end at any call, not only when it is loaded. A 401 calls `ended`,
 * unless the shopper has become someone else since the call was sent.
 */
const watchSession = (client: ApiClient, token: () => string | null, ended: (error: ApiError) => void): ApiClient => ({
  async request(target, schema, options) {
    const sentWith = token()
    try {
      return await client.request(target, schema, options)
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 401
      if (refused && sentWith !== null && sentWith === token()) ended(error)
      throw error
    }
  },
})
