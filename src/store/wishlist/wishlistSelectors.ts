import type { Wishlist } from '../../contract/wishlist'
import { selectIsRegistered } from '../session/sessionSelectors'
import type { RootState } from '../rootReducer'
import type { Wish } from './deviceWishes'

/** The list of the customer who is logged in; null for who has no account, and until it has come. */
export const selectAccountWishlist = (state: RootState): Wishlist | null => {
  const { told } = state.wishlist
  return told && selectIsRegistered(state) && told.owner === state.session.customer?.id_customer ? told.list : null
}

/** Whether the account keeps a version, as the shopper last wanted it; null when it knows nothing of it. */
export const selectIsOnAccount = (state: RootState, { id_product_attribute: id }: Wish): boolean | null =>
  state.wishlist.wanted[id]?.kept ??
  (selectAccountWishlist(state)?.items.some((item) => item.id_product_attribute === id) ? true : null)
