import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ShopClient, Tokens } from '../apiClient/client'
import type { CartItem } from '../contract/cart'
import type { LineWish } from './cart/updateItem'
import type { PaymentOutcome } from './checkout/choosePayment'
import type { InTurn } from './oneTabAtATime'
import type { Queue } from './queue'
import type { later } from './later'
import type { ShopState } from './store'

/** What thunks work with. */
export interface ShopServices {
  client: ShopClient
  /** A client for other tokens than the store's, whose refusals say nothing of the store's session. */
  clientFor: (tokens: Tokens) => ShopClient
  /** `id_lang` of the page. */
  languageId: number
  /** Cart calls go one at a time, so that no late answer overwrites a newer one. */
  inOrder: Queue
  /** For a change that may bring a new cart: two tabs that got one at once would have two. */
  aloneInBrowser: InTurn
  /** Quantities that wait for their turn, by line. */
  lineWishes: Map<CartItem['id'], LineWish>
  /** The payment that is being begun, for a second tap to wait for. */
  payment: Promise<PaymentOutcome> | null
  /** After a change of the cart: the other tabs load it again. */
  tellOtherTabs: () => void
  /** As `tellOtherTabs`, of the customer and their addresses. */
  tellCustomerChanged: () => void
  /** The shopper has logged out: so they have in the other tabs. */
  tellLeft: () => void
  /** Calls about the account's wishlist, one at a time; they do not wait for the cart. */
  wishesInOrder: Queue
  /** As `tellOtherTabs`, of the account's wishlist. */
  tellWishesChanged: () => void
  /** Whether loading the cart again is waiting for its turn (followOtherTabs). */
  lookDue: boolean
  isLeaving: () => boolean
  later: typeof later
}

export type ShopThunk<Result> = ThunkAction<Result, ShopState, ShopServices, UnknownAction>
