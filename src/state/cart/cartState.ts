import type { Cart, CartItem } from '../../contract/cart'
import type { RecordedError } from '../recordedError'
import { cartDifference, type CartDifference } from './cartDifference'

export interface CartState {
  cart: Cart | null
  /** Of the open cart; kept when loading it fails (SPEC §8). */
  token: string | null
  /** Mutations under way or waiting; see `isCartBusy`. */
  pending: number
  /** Quantities asked for and not answered yet, by line; see `wantedQuantity`. */
  wanted: Record<CartItem['id'], number>
  /** Goes up when the shopper becomes someone else: answers to calls made before then are dropped. */
  era: number
  /** Goes up when the shopper logs out, here or elsewhere: what was asked for before then and not begun yet is not done any more. */
  logouts: number
  /** What changed while the shopper wasn't looking; null when nothing did, or when they have gone on since. */
  difference: CartDifference | null
  /** The cart as the shopper last knew it, while there is a `difference` that they may not have read. */
  seen: Cart | null
  /** The cart that was here is closed: it has become an order. False again with the next cart. */
  closed: boolean
  /** Why the cart could not be loaded. */
  error: RecordedError | null
}

const nothing = { cart: null, token: null, wanted: {}, difference: null, seen: null, closed: false }
export const initialState: CartState = { ...nothing, pending: 0, era: 0, logouts: 0, error: null }

export const empty = (state: CartState) => void Object.assign(state, nothing)

/** The cart is gone; `closed` says that it has become an order. */
export function end(state: CartState, closed = false) {
  const known = state.closed
  empty(state)
  state.closed = closed || known
}

/** SPEC §4: an open cart replaces the stored one and its token; a missing or closed one clears both. */
export function keep(state: CartState, cart: Cart | null) {
  state.error = null
  if (!cart || cart.closed) return end(state, cart?.closed)
  state.closed = false
  state.cart = cart
  state.token = cart.token
}

/** Says what is different from the cart that the shopper last knew. */
export function compare(state: CartState, seen: Cart | null) {
  if (!seen || !state.cart) return
  state.difference = cartDifference(seen, state.cart)
  state.seen = state.difference && seen
}
