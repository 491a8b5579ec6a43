import { onStoreReady } from '../lazyStore'
import type { AppThunk } from '../services'
import { selectIsRegistered } from '../session/sessionSelectors'
import type { AppStore } from '../createStore'
import { removeDeviceWish, isWished, addDeviceWish, onDeviceWishesChange, type Wish } from './deviceWishes'
import { selectIsOnAccount } from './wishlistSelectors'

/** The shop when it is open: a heart does not ask for it. */
function getOpenStore(): AppStore | null {
  let shop = null as AppStore | null
  onStoreReady((opened) => (shop = opened))()
  return shop
}

/**
 * Whether a version is on the list that the shopper sees: a customer's with their account, anybody else's on this
 * device. What was kept here before the shop knew who it is counts until the account has it.
 */
export function isOnWishlist(wish: Wish): boolean {
  const state = getOpenStore()?.getState()
  return (state && selectIsRegistered(state) ? selectIsOnAccount(state, wish) : null) ?? isWished(wish)
}

const change =
  (wish: Wish, kept: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { lazyThunks }) => {
    const { changeWish } = await lazyThunks.wishlist()
    return (await dispatch(changeWish(wish, kept))) === null
  }

/** Keeps a version or takes it off, wherever the list is. False when that failed: it is then as it was. */
export async function setOnWishlist(wish: Wish, kept: boolean): Promise<boolean> {
  const shop = getOpenStore()
  if (shop && selectIsRegistered(shop.getState())) return shop.dispatch(change(wish, kept)).catch(() => false)
  if (kept) addDeviceWish(wish)
  else removeDeviceWish(wish)
  return true
}

/** Calls the listener whenever a heart may be another. Returns how to leave. */
export function onWishlistChange(listener: () => void): () => void {
  let unsubscribe = () => {}
  const unsubscribeDevice = onDeviceWishesChange(listener)
  const unsubscribeStore = onStoreReady((shop) => {
    unsubscribe()
    unsubscribe = shop.subscribe(listener)
    listener()
  })
  return () => {
    unsubscribe()
    unsubscribeStore()
    unsubscribeDevice()
  }
}
