import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart, CartItem } from '../../contract/cart'
import type { RecordedError } from '../recordedError'
import { loggedOut } from '../session/sessionSlice'
import { tokensChangedElsewhere } from '../tokensChangedElsewhere'
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
  /** Goes up when the shopper logs out: changes asked for before then and not begun yet are not made any more. */
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
const initialState: CartState = { ...nothing, pending: 0, era: 0, logouts: 0, error: null }

const empty = (state: CartState) => void Object.assign(state, nothing)

function end(state: CartState, closed = false) {
  const known = state.closed
  empty(state)
  state.closed = closed || known
}

/** SPEC §4: an open cart replaces the stored one and its token; a missing or closed one clears both. */
function keep(state: CartState, cart: Cart | null) {
  state.error = null
  if (!cart || cart.closed) return end(state, cart?.closed)
  state.closed = false
  state.cart = cart
  state.token = cart.token
}

function compare(state: CartState, seen: Cart | null) {
  if (!seen || !state.cart) return
  state.difference = cartDifference(seen, state.cart)
  state.seen = state.difference && seen
}

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    mutationBegun(state) {
      state.pending += 1
    },
    mutationEnded(state) {
      state.pending -= 1
    },
    quantityWanted(state, { payload }: PayloadAction<Pick<CartItem, 'id' | 'quantity'>>) {
      state.wanted[payload.id] = payload.quantity
    },
    quantitySettled(state, { payload }: PayloadAction<CartItem['id']>) {
      delete state.wanted[payload]
    },
    /** The answer to a change that the shopper made: they know this cart. */
    cartReceived(state, { payload }: PayloadAction<Cart | null>) {
      keep(state, payload)
      state.difference = null
      state.seen = null
    },
    /** The cart as it was loaded: what the shopper may not have read yet stays told. */
    cartLoaded(state, { payload }: PayloadAction<Cart | null>) {
      keep(state, payload)
      compare(state, state.seen)
    },
    /** The cart was changed by somebody or something else, e.g. in another tab: `difference` says what. */
    cartChangedElsewhere(state, { payload }: PayloadAction<Cart | null>) {
      const { cart, seen, difference } = state
      keep(state, payload)
      compare(state, seen ?? cart)
      // Read, but still on show: only something newer takes its place.
      if (!seen && state.cart) state.difference ??= difference
    },
    /** The shopper has been shown the difference, and may go on with the cart as it is now; it stays on show. */
    differenceShown(state) {
      state.seen = null
    },
    differenceDismissed(state) {
      state.difference = null
      state.seen = null
    },
    cartLoadFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.error = payload
    },
    /** The API refused a call since the cart is closed (SPEC §8). */
    cartClosed: (state) => end(state, true),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, (state) => {
        empty(state)
        state.error = null
        state.era += 1
        state.logouts += 1
      })
      .addCase(tokensChangedElsewhere, (state, { payload }) => {
        state.era += 1
        if (payload.cart === state.token) return
        empty(state)
        state.token = payload.cart
      }),
})

export const {
  mutationBegun,
  mutationEnded,
  quantityWanted,
  quantitySettled,
  cartReceived,
  cartLoaded,
  cartChangedElsewhere,
  differenceShown,
  differenceDismissed,
  cartLoadFailed,
  cartClosed,
} = slice.actions
export const cartReducer = slice.reducer
