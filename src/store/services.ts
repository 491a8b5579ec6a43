import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { MyNewsletter } from '../contract/account'
import type { Country } from '../contract/catalogue'
import type { CartDesign, SaveDesign } from '../contract/design'
import type { Product } from '../contract/product'
import type { TabLock } from './browser/tabLock'
import type { JoinInFlight } from './createJoin'
import type { Queue } from './createQueue'
import type { DesignAddition } from './design/designApi'
import type { DesignOutcome, FreshSku, SavedDesignList } from './design/results'
import type { ApiClient, Tokens } from './http/client'
import type { RecordedError } from './http/recordedError'
import type { MyNewsletterOutcome, NewsletterError, Subscriber } from './newsletter/newsletterApi'
import type { RootState } from './rootReducer'
import type { Wish } from './wishlist/deviceWishes'

export type AppThunk<Result> = ThunkAction<Result, RootState, StoreServices, UnknownAction>
export type AppDispatch = ThunkDispatch<RootState, StoreServices, UnknownAction>

/** The extra argument that every thunk receives. */
export interface StoreServices {
  client: ApiClient
  /** Creates a client with tokens other than the store's. A 401 that it receives does not end the store's session. */
  clientFor: (tokens: Tokens) => ApiClient
  /** The `id_lang` of the page. */
  languageId: number
  /** Runs cart requests one at a time, so that no late response overwrites a newer one. */
  enqueue: Queue
  /**
   * Runs a change that may create a cart. Without the lock, two tabs that add an item at the same time would create two
   * carts.
   */
  runInOneTab: TabLock
  /** Lets a second tap wait for the task that the first one began. */
  joinInFlight: JoinInFlight
  /** Makes the other tabs reload the cart. */
  notifyCartChanged: () => void
  /** Makes the other tabs reload the customer and the addresses. */
  notifyCustomerChanged: () => void
  /** Logs the other tabs out. */
  notifyLoggedOut: () => void
  /** Runs requests for the account's wishlist one at a time, in a queue separate from the cart's. */
  enqueueWishlist: Queue
  /** Makes the other tabs reload the account's wishlist. */
  notifyWishlistChanged: () => void
  /** Whether the user is leaving the page. The browser then aborts pending requests. */
  isLeaving: () => boolean
  lazyThunks: LazyThunks
}

/**
 * Thunks that load with the first page that needs them. The types are written by hand, since `typeof import` would be
 * circular.
 */
export interface LazyThunks {
  checkoutAgain: Load<{ refreshCheckout: () => AppThunk<Promise<void>> }>
  countries: Load<{ loadCountries: () => AppThunk<Promise<Country[]>> }>
  designs: Load<{
    designThunks: {
      putDesignInCart: (
        addition: DesignAddition,
        replaces?: CartDesign | null,
        key?: string,
      ) => AppThunk<Promise<DesignOutcome>>
      removeDesignFromCart: (design: CartDesign) => AppThunk<Promise<DesignOutcome>>
      loadFreshSkus: (products: readonly number[]) => AppThunk<Promise<Map<number, FreshSku> | null>>
      loadSavedDesigns: () => AppThunk<Promise<SavedDesignList>>
      saveDesign: (design: SaveDesign) => AppThunk<Promise<SavedDesignList>>
      removeSavedDesign: (design: string) => AppThunk<Promise<SavedDesignList>>
    }
  }>
  freshProduct: Load<{ loadFreshProduct: (id: number) => AppThunk<Promise<Product | 'gone' | null>> }>
  strayCarts: Load<{ moveStrayCarts: () => AppThunk<Promise<RecordedError | null>> }>
  newsletter: Load<{
    requestNewsletterEmail: (subscriber: Subscriber) => AppThunk<Promise<NewsletterError | null>>
    submitEmailLink: (action: 'confirm' | 'unsubscribe', token: string) => AppThunk<Promise<NewsletterError | null>>
    requestStockAlert: (alert: {
      email: string
      id_product_attribute: number
    }) => AppThunk<Promise<NewsletterError | null>>
    submitStockAlertLink: (
      action: 'confirm' | 'unsubscribe',
      token: string,
    ) => AppThunk<Promise<NewsletterError | null>>
  }>
  myNewsletter: Load<{
    loadMyNewsletter: (signal: AbortSignal) => AppThunk<Promise<MyNewsletterOutcome>>
    changeMyNewsletter: (
      mine: MyNewsletter,
      wish: 'subscribe' | 'unsubscribe',
    ) => AppThunk<Promise<MyNewsletterOutcome>>
  }>
  wishlist: Load<{
    changeWish: (wish: Wish, isWished: boolean) => AppThunk<Promise<RecordedError | null>>
    loadWishes: () => AppThunk<Promise<RecordedError | null>>
  }>
}

type Load<Thunks> = () => Promise<Thunks>
