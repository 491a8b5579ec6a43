import { useAppStore } from '../../store/hooks'
import { addDeviceWish, type Wish } from '../../store/wishlist/deviceWishes'
import { isOnWishlist, setOnWishlist } from '../../store/wishlist/hearts'
import { resyncWishlist } from '../../store/wishlist/resyncWishlist'

/**
 * The variant is stored on the device before it is sent to a customer's account, so that it is not lost when the API
 * does not respond. The returned function adds a variant, and returns a function that reverts the addition, or null if
 * the list is full.
 */
export function useSaveForLater(): (wish: Wish) => (() => void) | null {
  const store = useAppStore()
  return (wish) => {
    if (isOnWishlist(store.getState(), wish)) return () => {}
    if (!addDeviceWish(wish)) return null
    store.dispatch(resyncWishlist()).catch(() => undefined)
    return () => void setOnWishlist(store, wish, false)
  }
}
