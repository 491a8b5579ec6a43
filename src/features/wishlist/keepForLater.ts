import { openShop } from '../../state/door'
import { keepWish, type Wish } from '../../state/wishlist/deviceWishes'
import { isKept, setKept } from '../../state/wishlist/hearts'
import { lookAtWishes } from '../../state/wishlist/lookAtWishes'

/**
 * Puts a version on the wishlist, unless it is there already: on the device at once, from where a customer's account gets
 * it, so that it is not lost while the shop does not answer. Returns how to take that back.
 */
export function keepForLater(wish: Wish): () => void {
  if (isKept(wish)) return () => {}
  keepWish(wish)
  openShop().then(
    (shop) => shop.dispatch(lookAtWishes()),
    () => undefined,
  )
  return () => void setKept(wish, false)
}
