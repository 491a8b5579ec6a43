import { maxWishes } from '../../contract/limits'
import type { AppStore } from '../AppThunk'
import type { RootState } from '../start/rootReducer'
import {
  addDeviceWish,
  isWishedOnDevice,
  listWishes,
  watchDeviceWishes,
  removeDeviceWish,
  type Wish,
} from './deviceWishes'
import { selectAccountWishlist, selectHasAccountWishlist, selectIsOnAccountWishlist } from './wishlistSelectors'

/**
 * Reads the account's list for a customer, and the device's list for any other user. Items on a customer's device count
 * until they are moved to the account.
 */
export const isOnWishlist = (state: RootState, wish: Wish): boolean =>
  (selectHasAccountWishlist(state) ? selectIsOnAccountWishlist(state, wish) : null) ?? isWishedOnDevice(wish)

/**
 * Resolves to false after a failure, which leaves the list unchanged, and when the list is full. The function is not a
 * thunk, because the list of the device needs no services.
 */
export async function setOnWishlist(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  wish: Wish,
  isWished: boolean,
): Promise<boolean> {
  if (selectHasAccountWishlist(getState())) {
    return import(/* webpackChunkName: "accountWishes" */ './accountWishes')
      .then(({ changeWish }) => dispatch(changeWish(wish, isWished)))
      .then(
        (error) => error === null,
        () => false,
      )
  }
  if (isWished) return addDeviceWish(wish)
  removeDeviceWish(wish)
  return true
}

export const isWishlistFull = (state: RootState): boolean =>
  (selectAccountWishlist(state)?.items ?? listWishes()).length >= maxWishes

/** Calls the listener whenever a heart may have changed. Returns an unsubscribe function. */
export function watchHearts(store: AppStore, listener: () => void): () => void {
  const unsubscribeDevice = watchDeviceWishes(listener)
  const unsubscribe = store.subscribe(listener)
  return () => {
    unsubscribe()
    unsubscribeDevice()
  }
}
