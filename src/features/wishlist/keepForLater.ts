import { getStore } from '../../store/lazyStore'
import { addDeviceWish, type Wish } from '../../store/wishlist/deviceWishes'
import { isOnWishlist, setOnWishlist } from '../../store/wishlist/hearts'
import { resyncWishlist } from '../../store/wishlist/watchWishlist'

/**
 * Adds a variant to the wishlist, unless it is already there. The variant is stored on the device before it is sent to a
 * customer's account, so that it is not lost when the API does not respond. Returns a function that reverts this.
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
