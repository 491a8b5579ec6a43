import type { Middleware, Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { JoinInFlight, Queue } from './createQueue'
import type { TabLock } from './tabs/createTabLock'
import type { ApiClient, Tokens } from './http/client'
import type { RootState } from './start/rootReducer'

export type AppThunk<Result> = ThunkAction<Result, RootState, StoreServices, UnknownAction>
export type AppDispatch = ThunkDispatch<RootState, StoreServices, UnknownAction>

export type AppStore = Omit<Store<RootState>, 'dispatch' | 'getState'> & {
  dispatch: AppDispatch
  getState: () => RootState
  /**
   * Loads and starts the services (SPEC §4) at the first call. Rejects with an ApiError if the code cannot be loaded.
   */
  openServices: () => Promise<void>
  /** `middleware` handles all later actions. */
  attach: (services: StoreServices, middleware: Middleware<object, RootState>) => void
}

/** The subjects of the changes that tabs announce to each other. `session` means a logout. */
export type TabSubject = 'cart' | 'customer' | 'session' | 'wishlist'

/** Every thunk receives the services as its extra argument (`attachServices`). */
export interface StoreServices {
  client: ApiClient
  start: () => Promise<void>
  /** Creates a client with tokens other than the store's. A 401 to its requests does not end the store's session. */
  clientFor: (tokens: Tokens) => ApiClient
  /** The `id_lang` of the page. */
  languageId: number
  /**
   * Runs requests about the cart, the session and the addresses one at a time, so that no late response overwrites a
   * newer response.
   */
  enqueue: Queue
  /**
   * Runs a change that may create a cart. Without the lock, two tabs that add an item at the same time would create two
   * carts.
   */
  runInOneTab: TabLock
  /** Adopts newer tokens that another tab has stored, and loads their session and cart (`syncTokensFromStorage`). */
  syncTokens: () => Promise<unknown>
  /** Lets a second tap wait for the task that the first tap began. */
  joinInFlight: JoinInFlight
  /** Makes the other tabs reload the cart, the customer with the addresses or the account's wishlist, or log out. */
  notifyTabs: (subject: TabSubject) => void
  /** Runs requests for the account's wishlist one at a time, in a queue separate from the cart's. */
  enqueueWishlist: Queue
  /** Whether the user is leaving the page. The browser then aborts pending requests. */
  isLeaving: () => boolean
}
