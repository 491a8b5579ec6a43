import type { Wishlist } from '../../contract/wishlist'
import { selectIsRegistered, selectRegisteredId, selectSessionLinks, type SessionHolder } from '../session/sessionSlice'
import type { Wish } from './deviceWishes'
import type { WishlistState } from './wishlistSlice'

interface WishlistHolder extends SessionHolder {
  wishlist: WishlistState
}

/** Whether the shop API stores a wishlist for this customer. Otherwise, the list stays on the device. */
export const selectHasAccountWishlist = (state: SessionHolder): boolean =>
  selectIsRegistered(state) && selectSessionLinks(state)['my_wishlist'] !== undefined

/** The list of the logged-in customer; null until it is loaded, and for a user without an account. */
export const selectAccountWishlist = (state: WishlistHolder): Wishlist | null => {
  const { received } = state.wishlist
  return received && received.owner === selectRegisteredId(state) ? received.list : null
}

/**
 * Whether the variant is on the account's list. The customer's last choice takes precedence over the loaded list. Null
 * if there is no such choice and the loaded list does not contain the variant, or is not loaded.
 */
export const selectIsOnAccount = (state: WishlistHolder, { id_product_attribute: id }: Wish): boolean | null =>
  state.wishlist.wanted[id]?.isWished ??
  (selectAccountWishlist(state)?.items.some((item) => item.id_product_attribute === id) ? true : null)
