import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CartAddition } from './cart/cartSlice'
import type { Delivery } from '../contract/product'
import type { Picture } from '../contract/picture'
import type { Address } from '../contract/session'
import type { RecordedError } from './http/ApiError'
import { loggedOut, tokensChangedElsewhere } from './sharedActions'
import type { Wish } from './wishlist/deviceWishes'

/**
 * `key` is the key of the addition for a retry (`addToCart`), and `together` is the total number of items when several
 * were added. `design` describes the shelving that the items form.
 */
export interface CartResult {
  /** Why nothing was added; null after a success. */
  error: RecordedError | null
  addition: CartAddition
  /** The panel shows this variant when nothing was added. Undefined if the page does not know the variant. */
  shownVariant?: ShownVariant
  key?: string
  together?: number
  design?: { isChanged: boolean; delivery: Delivery | null }
}

export interface ShownVariant {
  name: string
  variant: string
  picture: Picture | null
}

export interface GiftlistAddition extends ShownVariant {
  id_product: number
  id_product_attribute: number
  /** The item that leaves the wishlist once it is on a gift list; absent for a variant that is not on the wishlist. */
  wish?: Wish
}

/** The side panel has one mode at a time (SPEC §2). */
export type PanelContent =
  | { mode: 'cartResult'; data: CartResult }
  /** `shownIds` contains the `id_product_attribute` of the variants that the customer saw. */
  | { mode: 'addCombination'; data: { id_products: readonly number[]; shownIds?: readonly number[] } }
  | { mode: 'giftlistResult'; data: GiftlistAddition }
  | { mode: 'countrySelector'; data: null }
  | { mode: 'addressDelete'; data: { address: Address } }
  /** `address` is null for a new address. */
  | { mode: 'addressCreate'; data: { address: Address | null } }
  | { mode: 'addVoucher'; data: null }

export type PanelMode = PanelContent['mode']

export interface SidePanelState {
  /** Null while the panel is closed. */
  content: PanelContent | null
}

const initialState: SidePanelState = { content: null }

const slice = createSlice({
  name: 'sidePanel',
  initialState,
  reducers: {
    panelOpened: (_state, { payload }: PayloadAction<PanelContent>): SidePanelState => ({ content: payload }),
    /** Does nothing if another panel is open, because a slow response may close its panel after the user has. */
    panelClosed: (state, { payload }: PayloadAction<PanelMode>): SidePanelState =>
      state.content?.mode === payload ? initialState : state,
  },
  // The content may be personal, so it is cleared with the session (SPEC §4).
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(tokensChangedElsewhere, (state, { payload }) => (payload.isOther ? initialState : state)),
})

export const { panelOpened, panelClosed } = slice.actions
export const sidePanelReducer = slice.reducer

export const selectPanelContent = ({ sidePanel }: { sidePanel: SidePanelState }): PanelContent | null =>
  sidePanel.content

/** Whether the panel shows the login form to a user without an account. That form replaces the form of the page. */
export const selectHasPanelLogin = ({ sidePanel: { content } }: { sidePanel: SidePanelState }): boolean =>
  content?.mode === 'addressCreate' || content?.mode === 'addressDelete' || content?.mode === 'giftlistResult'
