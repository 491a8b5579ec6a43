import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Wishlist } from '../../contract/wishlist'
import { loggedOut, sessionFailed, sessionReceived } from '../session/sessionSlice'
import { tokensChangedElsewhere } from '../browser/tokensChangedElsewhere'
import type { Wish } from './deviceWishes'

/** What the shopper wants of a version, and the shop has not answered yet. */
export interface Wanted {
  wish: Wish
  kept: boolean
}

export interface WishlistState {
  /** The account's list as the shop last told it, and whose it is (`id_customer`); null until it has come. */
  told: { owner: number; list: Wishlist } | null
  /** By id_product_attribute. */
  wanted: Record<number, Wanted>
  /** The list could not be loaded. */
  failed: boolean
}

const initialState: WishlistState = { told: null, wanted: {}, failed: false }

const slice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    wishlistReceived(state, { payload }: PayloadAction<NonNullable<WishlistState['told']>>) {
      state.told = payload
      state.failed = false
    },
    wishlistFailed(state) {
      state.failed = true
    },
    wishlistRequested(state) {
      state.failed = false
    },
    wishWanted(state, { payload }: PayloadAction<Wanted>) {
      state.wanted[payload.wish.id_product_attribute] = payload
    },
    wishSettled(state, { payload }: PayloadAction<Wish>) {
      delete state.wanted[payload.id_product_attribute]
    },
  },
  // Nobody else sees it: it goes with who it is of (SPEC §4).
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(sessionFailed, () => initialState)
      .addCase(sessionReceived, (state, { payload }) =>
        state.told && state.told.owner !== payload.customer.id_customer ? initialState : state,
      )
      .addCase(tokensChangedElsewhere, (state, { payload }) => (payload.session === null ? initialState : state)),
})

export const { wishlistReceived, wishlistFailed, wishlistRequested, wishWanted, wishSettled } = slice.actions
export const wishlistReducer = slice.reducer
