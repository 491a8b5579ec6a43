import type { AddWishesPayload } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import { sharedWishlist, wishlist, type AccountWish, type Wishlist } from '../../contract/wishlist'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'

export const loadWishlist = (client: ApiClient, links: Links) => requestAnswer(client, links, 'my_wishlist', wishlist)

/** A variant that is already on the list gets the larger quantity, so a repeated request does no harm. */
export const sendWishes = (client: ApiClient, list: Wishlist, items: AddWishesPayload['items']) =>
  requestAnswer(client, list._links, 'add', wishlist, { method: 'POST', payload: { items } })

/** Rejects with an ApiError 404 when the item is no longer on the list. */
export const removeWish = (client: ApiClient, wish: AccountWish) =>
  requestAnswer(client, wish._links, 'remove', wishlist, { method: 'DELETE' })

/** The list keeps its key as long as it is shared. */
export const shareWishlist = (client: ApiClient, list: Wishlist) =>
  requestAnswer(client, list._links, 'share', wishlist, { method: 'POST', payload: {} })

/** After this request, the key of the list shows nothing. */
export const unshareWishlist = (client: ApiClient, list: Wishlist) =>
  requestAnswer(client, list._links, 'unshare', wishlist, { method: 'DELETE' })

/** Rejects with an ApiError 404 for a key that is unknown or no longer valid. */
export const loadSharedWishlist = (client: ApiClient, links: Links, key: string) =>
  requestAnswer(client, links, 'shared_wishlist', sharedWishlist, { payload: { key } })
