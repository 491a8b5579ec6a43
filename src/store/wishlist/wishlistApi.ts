import type { AddWishes } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import { sharedWishlist, wishlist, type AccountWish, type SharedWishlist, type Wishlist } from '../../contract/wishlist'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** GET my_wishlist link of a customer's session. */
export const loadWishlist = (client: ApiClient, links: Links): Promise<Wishlist> =>
  requireAnswer(followLink(client, getLink(links, 'my_wishlist'), wishlist))

/** add link of the list. What is on it already stays, in the larger quantity: asking again does no harm. */
export const addWishes = (client: ApiClient, list: Wishlist, items: AddWishes['items']): Promise<Wishlist> =>
  requireAnswer(followLink(client, getLink(list._links, 'add'), wishlist, { method: 'POST', payload: { items } }))

/** remove link of a piece. An ApiError 404 when it is not there any more. */
export const removeWish = (client: ApiClient, wish: AccountWish): Promise<Wishlist> =>
  requireAnswer(followLink(client, getLink(wish._links, 'remove'), wishlist, { method: 'DELETE' }))

/** share link of the list: it has a key from then on, the same one as long as it is shared. */
export const shareWishlist = (client: ApiClient, list: Wishlist): Promise<Wishlist> =>
  requireAnswer(followLink(client, getLink(list._links, 'share'), wishlist, { method: 'POST', payload: {} }))

/** unshare link of a list that is shared: nobody sees it by the key any more. */
export const unshareWishlist = (client: ApiClient, list: Wishlist): Promise<Wishlist> =>
  requireAnswer(followLink(client, getLink(list._links, 'unshare'), wishlist, { method: 'DELETE' }))

/** GET shared_wishlist link of the root. An ApiError 404 for a key that is unknown or has ended. */
export const loadSharedWishlist = (client: ApiClient, links: Links, key: string): Promise<SharedWishlist> =>
  requireAnswer(followLink(client, getLink(links, 'shared_wishlist'), sharedWishlist, { payload: { key } }))
