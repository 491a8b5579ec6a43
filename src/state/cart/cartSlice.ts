import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart, CartItem } from '../../contract/cart'
import type { RecordedError } from '../recordedError'
import { loggedOut } from '../session/sessionSlice'
import { leftElsewhere, tokensChangedElsewhere } from '../tokensChangedElsewhere'
import { compare, empty, end, initialState, keep } from './cartState'

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
      .addCase(leftElsewhere, (state) => {
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
