import type { Cart } from '../../contract/cart'
import type { AppThunk } from '../services'
import { compareCarts, comparePrices } from './cartDifference'
import { cartLoaded, cartLoadFailed, cartReceived, type CartState } from './cartSlice'
import { lostCart } from './lostCart'

/**
 * Stores a cart that was loaded. Prices that have changed are in `state.cart.difference` in any case.
 * @param isChangedElsewhere whether the cart may have changed elsewhere, e.g. in another tab; all changes are then in
 * `state.cart.difference`
 */
export const storeLoadedCart =
  (cart: Cart | null, isChangedElsewhere: boolean): AppThunk<void> =>
  (dispatch, getState) => {
    const before = getState().cart
    const { cart: current, knownCart, difference: shown } = before
    const known = knownCart ?? (isChangedElsewhere ? current : null)
    if (!known && current && cart && dispatch(storePriceChanges(current, cart))) return
    const found = known && cart && compareCarts(known, cart)
    // A difference that the user has read stays on the page until a newer one replaces it.
    const difference = found ?? (knownCart ? null : shown)
    dispatch(cartLoaded({ cart, difference, knownCart: found && known }))
    if (!cart && isLoss(before)) dispatch(cartLoadFailed(lostCart))
  }

/** Stores the cart in the response to the user's own change, which shows no difference but that of prices. */
export const storeChangedCart =
  (cart: Cart | null): AppThunk<void> =>
  (dispatch, getState) => {
    const before = getState().cart
    const known = before.knownCart ?? before.cart
    dispatch(cartReceived(cart))
    if (!cart && isLoss(before)) dispatch(cartLoadFailed(lostCart))
    if (known && cart) dispatch(storePriceChanges(known, cart))
  }

/**
 * Whether the user loses something when the shop API has no cart any more. A user who has just removed everything does
 * not. Of a stored cart that has not been loaded, nobody knows what was in it.
 */
const isLoss = ({ cart, token, wanted }: CartState): boolean =>
  cart ? cart.items.some(({ id }) => wanted[id]?.quantity !== 0) : token !== null

/** Stores a cart whose prices differ from those that the user knows. Returns whether there are any. */
const storePriceChanges =
  (known: Cart, cart: Cart): AppThunk<boolean> =>
  (dispatch) => {
    const found = comparePrices(known, cart)
    if (found) dispatch(cartLoaded({ cart, difference: found.difference, knownCart: found.expected }))
    return found !== null
  }
