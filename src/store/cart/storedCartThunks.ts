import { loadCart } from './cartApi'
import { fetchEndpoints } from '../http/links'
import { ApiError, recordError, isCartClosedError, type RecordedError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import type { Cart } from '../../contract/cart'
import { compareCarts, comparePrices } from './cartDifference'
import { cartClosed, cartLoaded, cartLoadFailed, cartReceived, type CartState } from './cartSlice'
import { selectEpoch } from '../session/sessionSlice'

interface LoadOptions {
  /** Whether the cart may have changed elsewhere. The changes are then in `state.cart.difference`. */
  isChangedElsewhere?: boolean
  /** Whether the response is still wanted when it arrives; by default, it is. */
  isWanted?: () => boolean
}

/**
 * Loads the cart of the stored token, or the customer's cart. After an error, the cart and its token are kept, unless
 * the shop API reports that the cart is closed (SPEC §8). Runs inside the queue.
 * @returns whether the cart is now the same as in the shop API
 */
export const loadStoredCart =
  ({ isChangedElsewhere = false, isWanted = () => true }: LoadOptions = {}): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { client }) => {
    const { cart, session } = getState()
    if (!cart.token && !session.token) return false
    const isStillWanted = () => isWanted() && selectEpoch(getState()) === session.epoch
    try {
      const answer = await loadCart(client, await dispatch(fetchEndpoints()))
      const loadedCart = answer?.cart ?? null
      if (!isStillWanted()) return false
      dispatch(storeLoadedCart(loadedCart, isChangedElsewhere))
      return true
    } catch (error) {
      const failure = recordError(error)
      if (!isStillWanted()) return false
      dispatch(cartLoadFailed(failure))
      if (!isCartClosedError(failure)) return false
      dispatch(cartClosed())
      return true
    }
  }

/** Loads the cart again after the pending changes. */
export const reloadCart =
  (): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, { enqueue }) =>
    enqueue(() => dispatch(loadStoredCart()))

/**
 * Stores a cart that was loaded. Changed prices are always recorded in `state.cart.difference`.
 * @param isChangedElsewhere whether the cart may have changed elsewhere, for example in another tab; all changes are
 * then in `state.cart.difference`
 */
export const storeLoadedCart =
  (cart: Cart | null, isChangedElsewhere: boolean): AppThunk<void> =>
  (dispatch, getState) => {
    const cartState = getState().cart
    const { cart: currentCart, knownCart, difference: shownDifference } = cartState
    const expectedCart = knownCart ?? (isChangedElsewhere ? currentCart : null)
    if (!expectedCart && currentCart && cart && dispatch(storePriceChanges(currentCart, cart))) return
    const newDifference = expectedCart && cart && compareCarts(expectedCart, cart)
    // A difference that the user has read stays on the page until a newer difference replaces it.
    const difference = newDifference ?? (knownCart ? null : shownDifference)
    dispatch(cartLoaded({ cart, difference, knownCart: newDifference && expectedCart }))
    if (!cart && hasItemsToLose(cartState)) dispatch(cartLoadFailed(lostCartError))
  }

/** Stores the cart after the user's own change. Only changed prices are recorded as a difference. */
export const storeChangedCart =
  (cart: Cart | null): AppThunk<void> =>
  (dispatch, getState) => {
    const cartState = getState().cart
    const expectedCart = cartState.knownCart ?? cartState.cart
    dispatch(cartReceived(cart))
    if (!cart && hasItemsToLose(cartState)) dispatch(cartLoadFailed(lostCartError))
    if (expectedCart && cart) dispatch(storePriceChanges(expectedCart, cart))
  }

/** The error of a cart that the shop API no longer has, although it was neither ordered nor emptied in this browser. */
export const lostCartError: RecordedError = {
  name: 'CartError',
  message: 'The shop API no longer has the cart',
  code: 'ERR_CART_LOST',
}

export const isLostCartError = (error: RecordedError | null): boolean => error?.code === lostCartError.code

/**
 * Whether the user loses something when the shop API has no cart any more. A user who has just removed everything loses
 * nothing. The content of a stored cart that has not been loaded is unknown. A known loss remains a loss until there is
 * a new cart.
 */
const hasItemsToLose = ({ cart, token, wanted, error }: CartState): boolean =>
  cart ? cart.items.some(({ id }) => wanted[id]?.quantity !== 0) : token !== null || isLostCartError(error)

/** Stores the cart if its prices or its total differ from those that the user knows. Returns whether they differ. */
const storePriceChanges =
  (expectedCart: Cart, cart: Cart): AppThunk<boolean> =>
  (dispatch) => {
    const priceChanges = comparePrices(expectedCart, cart)
    if (priceChanges)
      dispatch(cartLoaded({ cart, difference: priceChanges.difference, knownCart: priceChanges.expected }))
    return priceChanges !== null
  }

/**
 * Stray carts are rare, so the code that moves their items loads on demand. Items that cannot be moved now wait for the
 * next change to the cart. Runs inside the queue.
 * @returns the first error, or null
 */
export const clearStrayCarts = (): AppThunk<Promise<RecordedError | null>> => async (dispatch, getState) => {
  if (getState().cart.strayTokens.length === 0) return null
  const thunks = await import(/* webpackChunkName: "otherTabs" */ './moveStrayCarts').catch(() => null)
  if (!thunks) return { ...recordError(createMoveError()), isUnsettled: true }
  return dispatch(thunks.moveStrayCarts(loadStoredCart))
}

const createMoveError = () =>
  new ApiError({ name: 'CartError', message: 'The code that moves a cart cannot be loaded', code: 'ERR_NETWORK' })
