import { selectRegisteredId } from '../session/sessionSelectors'
import type { RootState } from '../start/rootReducer'
import type { AppDispatch, AppThunk } from '../services'
import { selectHasAccountWishlist } from './wishlistSelectors'
import { wishlistFailed } from './wishlistSlice'

interface Store {
  getState: () => RootState
  dispatch: AppDispatch
  subscribe: (listener: () => void) => unknown
}

/** Loads the account's list as soon as the customer is known. This also moves the device's list to the account. */
export function watchWishlist({ getState, dispatch, subscribe }: Store): void {
  let knownCustomer: number | null = null
  subscribe(() => {
    const state = getState()
    const currentCustomer = selectRegisteredId(state)
    if (currentCustomer === knownCustomer) return
    knownCustomer = currentCustomer
    if (currentCustomer !== null) void dispatch(resyncWishlist())
  })
}

/**
 * Reloads the account's list, which may have changed elsewhere. Errors are reported in `wishlist.status`, for the
 * components that display the list.
 */
export const resyncWishlist = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectHasAccountWishlist(getState())) return
  try {
    const { loadWishes } = await import(/* webpackChunkName: "accountWishes" */ './accountWishes')
    await dispatch(loadWishes())
  } catch {
    dispatch(wishlistFailed())
  }
}
