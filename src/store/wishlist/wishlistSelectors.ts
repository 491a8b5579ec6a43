import type { Wishlist } from '../../contract/wishlist'
import { selectIsRegistered, selectRegisteredId, selectSessionLinks, type SessionHolder } from '../session/sessionSlice'
import type { Wish } from './deviceWishes'
import type { WishlistState } from './wishlistSlice'

interface WishlistHolder extends SessionHolder {
  wishlist: WishlistState
}

/** If the shop API stores no wishlist for this customer, the list stays on the device. */
export const selectHasAccountWishlist = (state: SessionHolder): boolean =>
  selectIsRegistered(state) && selectSessionLinks(state)['my_wishlist'] !== undefined

/** Returns null until the list is loaded, and for a user without an account. */
export const selectAccountWishlist = (state: WishlistHolder): Wishlist | null => {
  const { received } = state.wishlist
  return received && received.owner === selectRegisteredId(state) ? received.list : null
}

/**
 * The customer's last choice takes precedence over the loaded list. Null if there is no such choice and the loaded list
 * does not contain the variant, or is not loaded.
 */
export const selectIsOnAccountWishlist = (state: WishlistHolder, { id_product_attribute: id }: Wish): boolean | null =>
  state.wishlist.wanted[id]?.isWished ??
  (selectAccountWishlist(state)?.items.some((item) => item.id_product_attribute === id) ? true : null)
