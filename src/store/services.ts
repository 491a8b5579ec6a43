import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ApiClient, Tokens } from './http/client'
import type { CartItem } from '../contract/cart'
import type { PendingQuantity } from './cart/cartThunks'
import type { PaymentOutcome } from './checkout/choosePayment'
import type { TabLock } from './browser/tabLock'
import type { lazyThunks } from './lazyThunks'
import type { RootState } from './createStore'

/** What thunks work with. */
export interface StoreServices {
  client: ApiClient
  /** A client for other tokens than the store's, whose refusals say nothing of the store's session. */
  clientFor: (tokens: Tokens) => ApiClient
  /** `id_lang` of the page. */
  languageId: number
  /** Cart calls go one at a time, so that no late answer overwrites a newer one. */
  enqueue: Queue
  /** For a change that may bring a new cart: two tabs that got one at once would have two. */
  runInOneTab: TabLock
  /** Quantities that wait for their turn, by line. */
  pendingQuantities: Map<CartItem['id'], PendingQuantity>
  /** The payment that is being begun, for a second tap to wait for. */
  payment: Promise<PaymentOutcome> | null
  /** After a change of the cart: the other tabs load it again. */
  notifyCartChanged: () => void
  /** As `notifyCartChanged`, of the customer and their addresses. */
  notifyCustomerChanged: () => void
  /** The shopper has logged out: so they have in the other tabs. */
  notifyLoggedOut: () => void
  /** Calls about the account's wishlist, one at a time; they do not wait for the cart. */
  enqueueWishlist: Queue
  /** As `notifyCartChanged`, of the account's wishlist. */
  notifyWishlistChanged: () => void
  /** Whether loading the cart again is waiting for its turn (followOtherTabs). */
  isResyncDue: boolean
  isLeaving: () => boolean
  joinInFlight: ReturnType<typeof createJoinInFlight>
  lazyThunks: typeof lazyThunks
}

export type AppThunk<Result> = ThunkAction<Result, RootState, StoreServices, UnknownAction>

type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Runs tasks one at a time, in the order they came; a failed task does not stop the next. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task)
    last = run.catch(() => undefined)
    return run
  }
}

/** Runs a task, unless one with the same key is under way: then the caller gets the result of that one. */
export function createJoinInFlight() {
  const inFlight = new Map<string, Promise<unknown>>()
  return <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const known = inFlight.get(key) as Promise<Result> | undefined
    const run = known ?? task().finally(() => inFlight.delete(key))
    inFlight.set(key, run)
    return run
  }
}
