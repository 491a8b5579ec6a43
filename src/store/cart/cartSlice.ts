import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart, CartItem } from '../../contract/cart'
import type { AddToCartPayload } from '../../contract/requests'
import { ApiError, type RecordedError } from '../http/ApiError'
import { loggedOut, tokensChangedElsewhere } from '../sharedActions'
import type { CartDifference } from './cartDifference'

/** `quantity` defaults to 1 (SPEC §5, §9). */
export type CartAddition = Omit<AddToCartPayload, 'id_lang'>

export interface CartState {
  cart: Cart | null
  /** The token of the open cart, which is kept when loading fails (SPEC §8). */
  token: string | null
  /** The tokens of closed and missing carts. Storage may still contain the last of these tokens for a while. */
  endedTokens: string[]
  /** The number of changes that are running or waiting; see `selectIsCartBusy`. */
  pending: number
  /**
   * The tokens of open carts that another cart has replaced in this browser's storage. Their items are moved to the new
   * cart.
   */
  strayTokens: string[]
  /**
   * The `id_cart` of each cart that has been stray since the user last logged in or out. A response about such a cart
   * never replaces this tab's cart.
   */
  strayIds: number[]
  /**
   * The latest quantity that the user requested for each line item, until the shop API responds
   * (`selectWantedQuantity`).
   */
  wanted: Record<CartItem['id'], { quantity: number; isSent: boolean }>
  /**
   * The changes to the cart that the user did not make; null without such changes. A change by the user clears all of
   * them except changed prices.
   */
  difference: CartDifference | null
  /** The cart that the user expects; null once the user has read the `difference`, or if there is none. */
  knownCart: Cart | null
  /** Whether the cart has become an order. A new cart and a logout reset the value to false. */
  isClosed: boolean
  /** The error of the last load; null after a success. */
  error: RecordedError | null
}

const noCart = { cart: null, token: null, wanted: {}, difference: null, knownCart: null, isClosed: false }
const noStrays = { strayTokens: [], strayIds: [] }
const initialState: CartState = { ...noCart, ...noStrays, endedTokens: [], pending: 0, error: null }

const clearCart = (state: CartState) => void Object.assign(state, noCart)

/** `isClosed` means that the cart has become an order. */
function endCart(state: CartState, isClosed = false) {
  const wasClosed = state.isClosed
  if (state.token !== null) state.endedTokens.push(state.token)
  clearCart(state)
  state.isClosed = isClosed || wasClosed
}

/** A missing or closed cart clears the cart and its token (SPEC §4). */
function applyCart(state: CartState, cart: Cart | null) {
  state.error = null
  if (!cart || cart.closed) return endCart(state, cart?.closed)
  state.isClosed = false
  state.cart = cart
  state.token = cart.token
  state.endedTokens = state.endedTokens.filter((token) => token !== cart.token)
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
      const wantedQuantity = state.wanted[payload]
      if (wantedQuantity) wantedQuantity.isSent = true
    },
    quantitySettled(state, { payload }: PayloadAction<CartItem['id']>) {
      delete state.wanted[payload]
    },
    /**
     * The cart after a change by this tab: the user's own change (`storeChangedCart`), or a step in moving a stray
     * cart.
     */
    cartReceived(state, { payload }: PayloadAction<Cart | null>) {
      applyCart(state, payload)
      state.difference = null
      state.knownCart = null
    },
    /**
     * The cart of this token is no longer the cart of this browser. It may still be open, and its items belong in the
     * browser's cart.
     */
    strayFound(state, { payload }: PayloadAction<{ token: string; id_cart?: number }>) {
      if (!state.strayTokens.includes(payload.token)) state.strayTokens.push(payload.token)
      if (payload.id_cart !== undefined) state.strayIds.push(payload.id_cart)
    },
    strayEmptied(state, { payload }: PayloadAction<string>) {
      state.strayTokens = state.strayTokens.filter((token) => token !== payload)
    },
    /** A cart that was compared with the cart that the user expects (`storeLoadedCart`, `storeChangedCart`). */
    cartLoaded(state, { payload }: PayloadAction<Pick<CartState, 'cart' | 'difference' | 'knownCart'>>) {
      const { cart, difference, knownCart } = payload
      applyCart(state, cart)
      if (state.cart) Object.assign(state, { difference, knownCart })
    },
    /** The user has read the difference and may pay for the current cart. The message stays on the page. */
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
    /** The shop API refused a request because the cart is closed (SPEC §8). */
    cartClosed: (state) => endCart(state, true),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, (state) => {
        clearCart(state)
        Object.assign(state, noStrays)
        state.endedTokens = []
        state.error = null
      })
      .addCase(tokensChangedElsewhere, (state, { payload }) => {
        if (!payload.isSameSession) Object.assign(state, noStrays)
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
  strayFound,
  strayEmptied,
  cartLoaded,
  differenceShown,
  differenceDismissed,
  cartLoadFailed,
  cartClosed,
} = slice.actions
export const cartReducer = slice.reducer

interface CartHolder {
  cart: CartState
}

export const selectCart = ({ cart }: CartHolder): Cart | null => cart.cart

/** Returns the cart. Throws an ApiError without a cart. */
export function requireCart({ cart: { cart } }: CartHolder): Cart {
  if (!cart) throw new ApiError({ name: 'CartError', message: 'There is no open cart', code: 'ERR_NO_CART' })
  return cart
}

/** Whether a change to the cart is running or waiting (SPEC §4). */
export const selectIsCartBusy = ({ cart }: CartHolder): boolean => cart.pending > 0

export const selectCartCount = ({ cart }: CartHolder): number =>
  cart.cart?.items.reduce((count, { quantity }) => count + quantity, 0) ?? 0

/**
 * Returns the latest quantity that the user requested for a line item, even before the request is sent. Without a
 * pending request, returns the quantity in the cart.
 */
export const selectWantedQuantity =
  (id: CartItem['id']) =>
  ({ cart }: CartHolder): number =>
    cart.wanted[id]?.quantity ?? cart.cart?.items.find((item) => item.id === id)?.quantity ?? 0

/** Returns an `id_country`; null without a cart. */
export const selectDeliveryCountry = ({ cart }: CartHolder): number | null => cart.cart?.id_country ?? null
