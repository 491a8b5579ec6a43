import type { AppThunk } from '../AppThunk'
import { selectHasAccountWishlist } from './wishlistSelectors'
import { wishlistFailed } from './wishlistSlice'

/**
 * Loads the account's list, which may have changed elsewhere. Errors are reported in `wishlist.status`, for the
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
