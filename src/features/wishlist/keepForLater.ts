import { getStore } from '../../store/lazyStore'
import { addDeviceWish, type Wish } from '../../store/wishlist/deviceWishes'
import { isOnWishlist, setOnWishlist } from '../../store/wishlist/hearts'
import { resyncWishlist } from '../../store/wishlist/watchWishlist'

/**
 * Puts a variant on the wishlist, unless it is there already. It is stored on the device first and then sent to a
 * customer's account, so that it is not lost when the API does not answer. Returns a function that reverts this.
 */
export function keepForLater(wish: Wish): () => void {
  if (isOnWishlist(wish)) return () => {}
  addDeviceWish(wish)
  getStore().then(
    (store) => store.dispatch(resyncWishlist()),
    () => undefined,
  )
  return () => void setOnWishlist(wish, false)
}
