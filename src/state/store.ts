import { combineReducers, configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { ShopClient, Tokens } from '../apiClient/client'
import { appReducer } from './app/appSlice'
import { cartReducer } from './cart/cartSlice'
import { checkoutReducer } from './checkout/checkoutSlice'
import { adoptTokens, comeBack, leaveToo, lookAgain } from './followOtherTabs'
import { keepTokens, tokensOf } from './keepTokens'
import { later } from './later'
import { watchLeaving } from './leavingPage'
import { listenToOtherTabs } from './otherTabs'
import { oneTabAtATime } from './oneTabAtATime'
import { createQueue } from './queue'
import { recorded } from './recordedError'
import { onReturn } from './returning'
import type { ShopServices } from './services'
import { lookAtCustomer } from './session/lookAtCustomer'
import { sessionFailed, sessionReducer } from './session/sessionSlice'
import { watchSession } from './session/watchSession'
import { sidePanelReducer } from './sidePanel/sidePanelSlice'
import { onTokensChangedElsewhere, readTokens } from './tokens'
import { tokensChangedElsewhere } from './tokensChangedElsewhere'
import { lookAtWishes } from './wishlist/lookAtWishes'
import { watchDrafts } from './watchDrafts'
import { watchWishlist } from './wishlist/watchWishlist'
import { wishlistReducer } from './wishlist/wishlistSlice'

export interface ShopStoreOptions {
  /** Makes the API client; it asks `tokens` anew for every call. */
  connect: (tokens: () => Tokens) => ShopClient
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

export type ShopState = ReturnType<typeof reducer>
export type ShopDispatch = ThunkDispatch<ShopState, ShopServices, UnknownAction>

/** The store with the tokens of local storage, in a browser only; `dispatch(startShop())` starts it. */
export function createShopStore({ connect, languageId }: ShopStoreOptions) {
  const tokens = () => tokensOf(store.getState())
  const services: ShopServices = {
    client: watchSession(
      connect(tokens),
      () => tokens().session,
      (error) => store.dispatch(sessionFailed(recorded(error))),
    ),
    clientFor: (tokens) => connect(() => tokens),
    languageId,
    inOrder: createQueue(),
    aloneInBrowser: oneTabAtATime('new-cart', () => readTokens().cart),
    lineWishes: new Map(),
    payment: null,
    tellOtherTabs: () => otherTabs.tell(),
    tellCustomerChanged: () => customerElsewhere.tell(),
    tellLeft: () => leavers.tell(),
    wishesInOrder: createQueue(),
    tellWishesChanged: () => wishesElsewhere.tell(),
    lookDue: false,
    isLeaving: watchLeaving(),
    later,
  }
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).concat(keepTokens),
  })
  store.dispatch(tokensChangedElsewhere(readTokens()))

  watchDrafts(store)
  watchWishlist(store)
  const again = () => void store.dispatch(lookAgain())
  const wishesAgain = () => void store.dispatch(lookAtWishes())
  const otherTabs = listenToOtherTabs('cart', again)
  const customerElsewhere = listenToOtherTabs('customer', () => void store.dispatch(lookAtCustomer()))
  const leavers = listenToOtherTabs('session', () => void store.dispatch(leaveToo()))
  const wishesElsewhere = listenToOtherTabs('wishlist', wishesAgain)
  onReturn(() => {
    store.dispatch(comeBack())
    wishesAgain()
  })
  onTokensChangedElsewhere(() => void store.dispatch(adoptTokens()))
  return store
}

export type ShopStore = ReturnType<typeof createShopStore>
