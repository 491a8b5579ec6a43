import type { Wishlist } from '../../contract/wishlist'
import { selectRegisteredId, type SessionHolder } from '../session/sessionSelectors'
import type { Wish } from './deviceWishes'
import type { WishlistState } from './wishlistSlice'

/** These selectors have a file of their own: the chunk of the hearts uses them and does without Redux Toolkit. */
interface WishlistHolder extends SessionHolder {
  wishlist: WishlistState
}

/** The list of the customer who is logged in; null for a user without an account, and until it is loaded. */
export const selectAccountWishlist = (state: WishlistHolder): Wishlist | null => {
  const { received } = state.wishlist
  return received && received.owner === selectRegisteredId(state) ? received.list : null
}

/** Whether the variant is on the account's list, as the customer last chose; null when the account does not know it. */
export const selectIsOnAccount = (state: WishlistHolder, { id_product_attribute: id }: Wish): boolean | null =>
  state.wishlist.wanted[id]?.isWished ??
  (selectAccountWishlist(state)?.items.some((item) => item.id_product_attribute === id) ? true : null)
