import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Wishlist } from '../../contract/wishlist'
import { loggedOut, tokensChangedElsewhere } from '../sharedActions'
import { sessionFailed, sessionReceived } from '../session/sessionSlice'
import type { Wish } from './deviceWishes'

/** The customer's choice for a variant until the shop API has responded. */
export interface WishChoice {
  wish: Wish
  isWished: boolean
}

export interface WishlistState {
  status: 'unknown' | 'loading' | 'ready' | 'failed'
  /** The account's list as last received, and the `id_customer` of its owner. The list is kept during a reload. */
  received: { owner: number; list: Wishlist } | null
  /** The pending choices, by id_product_attribute. */
  wanted: Record<number, WishChoice>
}

const initialState: WishlistState = { status: 'unknown', received: null, wanted: {} }

const slice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    wishlistReceived(state, { payload }: PayloadAction<NonNullable<WishlistState['received']>>) {
      state.status = 'ready'
      state.received = payload
    },
    wishlistFailed(state) {
      state.status = 'failed'
    },
    wishlistRequested(state) {
      state.status = 'loading'
    },
    wishWanted(state, { payload }: PayloadAction<WishChoice>) {
      state.wanted[payload.wish.id_product_attribute] = payload
    },
    wishSettled(state, { payload }: PayloadAction<Wish>) {
      delete state.wanted[payload.id_product_attribute]
    },
  },
  // The list belongs to one customer and is cleared with the session (SPEC §4).
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(sessionFailed, () => initialState)
      .addCase(sessionReceived, (state, { payload }) =>
        state.received && state.received.owner !== payload.customer.id_customer ? initialState : state,
      )
      .addCase(tokensChangedElsewhere, (state, { payload }) => (payload.session === null ? initialState : state)),
})

export const { wishlistReceived, wishlistFailed, wishlistRequested, wishWanted, wishSettled } = slice.actions
export const wishlistReducer = slice.reducer
