import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { MyNewsletter } from '../contract/account'
import type { Country } from '../contract/catalogue'
import type { Product } from '../contract/product'
import type { TabLock } from './browser/tabLock'
import type { JoinInFlight } from './createJoin'
import type { Queue } from './createQueue'
import type { ApiClient, Tokens } from './http/client'
import type { RecordedError } from './http/recordedError'
import type { MyNewsletterOutcome, NewsletterError, Subscriber } from './newsletter/newsletterApi'
import type { RootState } from './rootReducer'
import type { Wish } from './wishlist/deviceWishes'

export type AppThunk<Result> = ThunkAction<Result, RootState, StoreServices, UnknownAction>
export type AppDispatch = ThunkDispatch<RootState, StoreServices, UnknownAction>

/** The third argument of a thunk. */
export interface StoreServices {
  client: ApiClient
  /** A client with other tokens than the store's. A 401 that it receives does not end the store's session. */
  clientFor: (tokens: Tokens) => ApiClient
  /** `id_lang` of the page. */
  languageId: number
  /** Cart calls run one at a time, so that no late answer overwrites a newer one. */
  enqueue: Queue
  /** For a change that may create a cart: without it, two tabs that add at the same time would have a cart each. */
  runInOneTab: TabLock
  /** Lets a second tap wait for the task that the first one began. */
  joinInFlight: JoinInFlight
  /** Makes the other tabs load the cart again. */
  notifyCartChanged: () => void
  /** Makes the other tabs load the customer and the addresses again. */
  notifyCustomerChanged: () => void
  /** Logs the other tabs out. */
  notifyLoggedOut: () => void
  /** Runs the calls for the account's wishlist one at a time, in a queue separate from the cart's. */
  enqueueWishlist: Queue
  /** Makes the other tabs load the account's wishlist again. */
  notifyWishlistChanged: () => void
  /** Whether the user is on the way to another page: the browser aborts running calls then. */
  isLeaving: () => boolean
  lazyThunks: LazyThunks
}

/** Thunks that are loaded by the first page that needs them. Typed by hand: `typeof import` would close a circle. */
export interface LazyThunks {
  checkoutAgain: Load<{ refreshCheckout: () => AppThunk<Promise<void>> }>
  countries: Load<{ loadCountries: () => AppThunk<Promise<Country[]>> }>
  freshProduct: Load<{ loadFreshProduct: (id: number) => AppThunk<Promise<Product | 'gone' | null>> }>
  newsletter: Load<{
    requestNewsletterEmail: (subscriber: Subscriber) => AppThunk<Promise<NewsletterError | null>>
    submitEmailLink: (action: 'confirm' | 'unsubscribe', token: string) => AppThunk<Promise<NewsletterError | null>>
  }>
  myNewsletter: Load<{
    loadMyNewsletter: () => AppThunk<Promise<MyNewsletterOutcome>>
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
