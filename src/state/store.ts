import { combineReducers, configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { ShopClient, Tokens } from '../api/client'
import { appReducer } from './app/appSlice'
import { loadStoredCart } from './cart/loadStoredCart'
import { cartReducer } from './cart/cartSlice'
import { checkoutReducer } from './checkout/checkoutSlice'
import { keepTokens, tokensOf } from './keepTokens'
import { later } from './later'
import { watchLeaving } from './leavingPage'
import { createQueue } from './queue'
import type { ShopServices } from './services'
import { loadStoredSession } from './session/loadStoredSession'
import { sessionReducer } from './session/sessionSlice'
import { sidePanelReducer } from './sidePanel/sidePanelSlice'
import { onTokensChangedElsewhere, readTokens } from './tokens'
import { tokensChangedElsewhere } from './tokensChangedElsewhere'

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
})

export type ShopState = ReturnType<typeof reducer>
export type ShopDispatch = ThunkDispatch<ShopState, ShopServices, UnknownAction>

/** The store with the tokens of local storage, in a browser only; `dispatch(startShop())` starts it. */
export function createShopStore({ connect, languageId }: ShopStoreOptions) {
  const services: ShopServices = {
    client: connect(() => tokensOf(store.getState())),
    languageId,
    inOrder: createQueue(),
    isLeaving: watchLeaving(),
    later,
  }
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).concat(keepTokens),
  })
  store.dispatch(tokensChangedElsewhere(readTokens()))
  onTokensChangedElsewhere((tokens) => {
    store.dispatch(tokensChangedElsewhere(tokens))
    void services.inOrder(async () => {
      await store.dispatch(loadStoredSession())
      await store.dispatch(loadStoredCart())
    })
  })
  return store
}

export type ShopStore = ReturnType<typeof createShopStore>
