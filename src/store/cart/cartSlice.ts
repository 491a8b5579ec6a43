import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart, CartItem } from '../../contract/cart'
import type { RecordedError } from '../http/recordedError'
import { loggedOut } from '../session/sessionSlice'
import { tokensChangedElsewhere } from '../browser/tokensChangedElsewhere'
import { type CartDifference, compareCarts } from './cartDifference'

export interface CartState {
  cart: Cart | null
  /** The token of the open cart; it stays when loading fails (SPEC §8). */
  token: string | null
  /** The tokens of carts that this tab knows to be closed or missing; storage may still have the last one for a while. */
  endedTokens: string[]
  /** Mutations under way or waiting; see `selectIsCartBusy`. */
  pending: number
  /** The latest quantity that the user wants of each line, until it is answered; see `selectWantedQuantity`. */
  wanted: Record<CartItem['id'], { quantity: number; isSent: boolean }>
  /** The changes to the cart that the user did not make; null when there are none, or when the user has changed the cart since. */
  difference: CartDifference | null
  /** The cart as the user last knew it, while there is a `difference` that they may not have read. */
  knownCart: Cart | null
  /** Whether the cart has been closed: it has become an order. False again with the next cart. */
  isClosed: boolean
  /** Why the cart could not be loaded. */
  error: RecordedError | null
}

const noCart = { cart: null, token: null, wanted: {}, difference: null, knownCart: null, isClosed: false }
const initialState: CartState = { ...noCart, endedTokens: [], pending: 0, error: null }

const clearCart = (state: CartState) => void Object.assign(state, noCart)

/** Clears the cart; `isClosed` when it has become an order. */
function endCart(state: CartState, isClosed = false) {
  const wasClosed = state.isClosed
  if (state.token !== null) state.endedTokens.push(state.token)
  clearCart(state)
  state.isClosed = isClosed || wasClosed
}

/** SPEC §4: an open cart replaces the cart and its token; a missing or closed one clears both. */
function applyCart(state: CartState, cart: Cart | null) {
  state.error = null
  if (!cart || cart.closed) return endCart(state, cart?.closed)
  state.isClosed = false
  state.cart = cart
  state.token = cart.token
  state.endedTokens = state.endedTokens.filter((token) => token !== cart.token)
}

/** Records what is different from the cart that the user last knew. */
function compareWithKnown(state: CartState, knownCart: Cart | null) {
  if (!knownCart || !state.cart) return
  state.difference = compareCarts(knownCart, state.cart)
  state.knownCart = state.difference && knownCart
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
      state.wanted[payload.id] = { quantity: payload.quantity, isSent: false }
    },
    quantitySent(state, { payload }: PayloadAction<CartItem['id']>) {
      const wanted = state.wanted[payload]
      if (wanted) wanted.isSent = true
    },
    quantitySettled(state, { payload }: PayloadAction<CartItem['id']>) {
      delete state.wanted[payload]
    },
    /** The answer to the user's own change: it shows no difference. */
    cartReceived(state, { payload }: PayloadAction<Cart | null>) {
      applyCart(state, payload)
      state.difference = null
      state.knownCart = null
    },
    /** The cart was loaded: a difference that the user may not have read yet stays. */
    cartLoaded(state, { payload }: PayloadAction<Cart | null>) {
      applyCart(state, payload)
      compareWithKnown(state, state.knownCart)
    },
    /** The cart was changed elsewhere, e.g. in another tab: `difference` has the changes. */
    cartChangedElsewhere(state, { payload }: PayloadAction<Cart | null>) {
      const { cart, knownCart, difference } = state
      applyCart(state, payload)
      compareWithKnown(state, knownCart ?? cart)
      // A difference that has been read stays on the page until a newer one replaces it.
      if (!knownCart && state.cart) state.difference ??= difference
    },
    /** The user has read the difference, and may pay for the cart as it is now; the message stays on the page. */
    differenceShown(state) {
      state.knownCart = null
    },
    differenceDismissed(state) {
      state.difference = null
      state.knownCart = null
    },
    cartLoadFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.error = payload
    },
    /** The API refused a call because the cart is closed (SPEC §8). */
    cartClosed: (state) => endCart(state, true),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, (state) => {
        clearCart(state)
        state.endedTokens = []
        state.error = null
      })
      .addCase(tokensChangedElsewhere, (state, { payload }) => {
        if (payload.cart === state.token) return
        clearCart(state)
        state.token = payload.cart
      }),
})

export const {
  mutationBegun,
  mutationEnded,
  quantityWanted,
  quantitySent,
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
