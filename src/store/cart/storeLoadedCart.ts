import type { Cart } from '../../contract/cart'
import type { AppThunk } from '../services'
import { compareCarts } from './cartDifference'
import { cartLoaded } from './cartSlice'

/**
 * Stores a cart that was loaded.
 * @param isChangedElsewhere whether the cart may have changed elsewhere, e.g. in another tab; the changes are then in
 * `state.cart.difference`
 */
export const storeLoadedCart =
  (cart: Cart | null, isChangedElsewhere: boolean): AppThunk<void> =>
  (dispatch, getState) => {
    const { cart: current, knownCart, difference: shown } = getState().cart
    const known = knownCart ?? (isChangedElsewhere ? current : null)
    const found = known && cart && compareCarts(known, cart)
    // A difference that the user has read stays on the page until a newer one replaces it.
    const difference = found ?? (knownCart ? null : shown)
    dispatch(cartLoaded({ cart, difference, knownCart: found && known }))
  }
