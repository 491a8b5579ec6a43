import { getStore } from '../../store/lazyStore'
import { addDeviceWish, type Wish } from '../../store/wishlist/deviceWishes'
import { isOnWishlist, setOnWishlist } from '../../store/wishlist/hearts'
import { resyncWishlist } from '../../store/wishlist/watchWishlist'

/**
 * Puts a variant on the wishlist, unless it is there already: on the device at once, from where a customer's account gets
 * it, so that it is not lost while the shop does not answer. Returns how to take that back.
 */
export function keepForLater(wish: Wish): () => void {
  if (isOnWishlist(wish)) return () => {}
  addDeviceWish(wish)
  getStore().then(
    (shop) => shop.dispatch(resyncWishlist()),
    () => undefined,
  )
  return () => void setOnWishlist(wish, false)
}
