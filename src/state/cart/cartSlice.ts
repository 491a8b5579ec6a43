import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '../../contract/cart'
import type { RecordedError } from '../recordedError'
import { loggedOut } from '../session/sessionSlice'
import { tokensChangedElsewhere } from '../tokensChangedElsewhere'

export interface CartState {
  cart: Cart | null
  /** Of the open cart; kept when loading it fails (SPEC §8). */
  token: string | null
  /** Mutations under way or waiting; see `isCartBusy`. */
  pending: number
  /** Goes up when the shopper becomes someone else: answers to calls made before then are dropped. */
  era: number
  /** Why the cart could not be loaded. */
  error: RecordedError | null
}

const initialState: CartState = { cart: null, token: null, pending: 0, era: 0, error: null }

const empty = (state: CartState) => {
  state.cart = null
  state.token = null
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
    /** SPEC §4: an open cart replaces the stored one and its token; a missing or closed one clears both. */
    cartReceived(state, { payload }: PayloadAction<Cart | null>) {
      state.error = null
      if (!payload || payload.closed) return empty(state)
      state.cart = payload
      state.token = payload.token
    },
    cartLoadFailed(state, { payload }: PayloadAction<RecordedError>) {
      state.error = payload
    },
    /** The API refused a call since the cart is closed (SPEC §8). */
    cartClosed: empty,
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, (state) => {
        empty(state)
        state.error = null
        state.era += 1
      })
      .addCase(tokensChangedElsewhere, (state, { payload }) => {
        state.era += 1
        if (payload.cart === state.token) return
        state.cart = null
        state.token = payload.cart
      }),
})

export const { mutationBegun, mutationEnded, cartReceived, cartLoadFailed, cartClosed } = slice.actions
export const cartReducer = slice.reducer
