import type { ShopThunk } from '../services'
import { isRegistered } from '../session/whoIsIt'
import { wishlistFailed } from './wishlistSlice'

/** Loads the account's list, which may be another than this tab shows; its code comes the first time. Whoever shows it says when that fails. */
export const lookAtWishes =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { later }) => {
    if (!isRegistered(getState())) return
    try {
      const { loadWishes } = await later.wishlist()
      await dispatch(loadWishes())
    } catch {
      dispatch(wishlistFailed())
    }
  }
