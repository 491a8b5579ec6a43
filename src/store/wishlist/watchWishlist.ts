import { selectIsRegistered, selectRegisteredId } from '../session/sessionSelectors'
import type { RootState } from '../rootReducer'
import type { AppDispatch, AppThunk } from '../services'
import { wishlistFailed } from './wishlistSlice'

interface Store {
  getState: () => RootState
  dispatch: AppDispatch
  subscribe: (listener: () => void) => unknown
}

/** Loads the account's list as soon as a customer has logged in or is known from before, and brings it what the device has. */
export function watchWishlist({ getState, dispatch, subscribe }: Store): void {
  let seen: number | null = null
  subscribe(() => {
    const state = getState()
    const now = selectRegisteredId(state)
    if (now === seen) return
    seen = now
    if (now !== null) void dispatch(resyncWishlist())
  })
}

/** Loads the account's list, which may be another than this tab shows; its code comes the first time. Whoever shows it says when that fails. */
export const resyncWishlist =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { lazyThunks }) => {
    if (!selectIsRegistered(getState())) return
    try {
      const { loadWishes } = await lazyThunks.wishlist()
      await dispatch(loadWishes())
    } catch {
      dispatch(wishlistFailed())
    }
  }
