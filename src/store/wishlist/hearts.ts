import { onStoreReady } from '../lazyStore'
import type { AppThunk } from '../services'
import { selectIsRegistered } from '../session/sessionSelectors'
import type { AppStore } from '../createStore'
import {
  addDeviceWish,
  isWished as isWishedOnDevice,
  onDeviceWishesChange,
  removeDeviceWish,
  type Wish,
} from './deviceWishes'
import { selectIsOnAccount } from './wishlistSelectors'

/** Returns the store if it is loaded. Hearts do not load it. */
function getLoadedStore(): AppStore | null {
  let store = null as AppStore | null
  onStoreReady((loaded) => (store = loaded))()
  return store
}

/**
 * Whether a variant is on the user's list: the account's list for a customer, and the device's list for any other user.
 * Items on a customer's device count until they are moved to the account.
 */
export function isOnWishlist(wish: Wish): boolean {
  const state = getLoadedStore()?.getState()
  return (state && selectIsRegistered(state) ? selectIsOnAccount(state, wish) : null) ?? isWishedOnDevice(wish)
}

const change =
  (wish: Wish, isWished: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { lazyThunks }) => {
    const { changeWish } = await lazyThunks.wishlist()
    return (await dispatch(changeWish(wish, isWished))) === null
  }

/** Adds a variant to the user's list or removes it. Resolves to false after a failure, which leaves the list unchanged. */
export async function setOnWishlist(wish: Wish, isWished: boolean): Promise<boolean> {
  const store = getLoadedStore()
  if (store && selectIsRegistered(store.getState())) return store.dispatch(change(wish, isWished)).catch(() => false)
  if (isWished) addDeviceWish(wish)
  else removeDeviceWish(wish)
  return true
}

/** Calls the listener whenever a heart may have changed. Returns an unsubscribe function. */
export function onWishlistChange(listener: () => void): () => void {
  let unsubscribe = () => {}
  const unsubscribeDevice = onDeviceWishesChange(listener)
  const unsubscribeStore = onStoreReady((store) => {
    unsubscribe()
    unsubscribe = store.subscribe(listener)
    listener()
  })
  return () => {
    unsubscribe()
    unsubscribeStore()
    unsubscribeDevice()
  }
}
