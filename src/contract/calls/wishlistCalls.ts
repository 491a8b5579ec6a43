import { addWishesPayload } from '../accountRequests'
import { sharedWishlist, wishlist } from '../wishlist'
import type { Calls } from './call'
import { sharedWishlistQuery } from './queries'

const tokens = { customer: 'account' } as const

export const wishlistCalls = {
  readWishlist: {
    does: "Reads the customer's wishlist, the latest item first.",
    ...{ method: 'GET', path: '/v1/my/wishlist', level: 'whole' },
    links: { sessionAnswer: 'my_wishlist' },
    tokens,
    answer: wishlist,
    without: 'The wishlist stays on the device.',
  },
  addWishes: {
    does: 'Adds variants to the wishlist.',
    ...{ method: 'POST', path: '/v1/my/wishlist/items', level: 'whole' },
    links: { wishlist: 'add' },
    tokens,
    payload: addWishesPayload,
    answer: wishlist,
    errors: ['invalid'],
    without: 'The wishlist stays on the device.',
  },
  removeWish: {
    does: 'Removes an item from the wishlist.',
    ...{ method: 'DELETE', path: '/v1/my/wishlist/items/{id}', level: 'whole' },
    links: { wish: 'remove' },
    tokens,
    answer: wishlist,
    errors: ['not_found'],
    without: 'The item cannot be removed.',
  },
  shareWishlist: {
    does: 'Gives the wishlist a key for a public link.',
    ...{ method: 'POST', path: '/v1/my/wishlist/share', level: 'whole' },
    links: { wishlist: 'share' },
    tokens,
    answer: wishlist,
    without: 'The wishlist cannot be shared.',
  },
  unshareWishlist: {
    does: 'Ends the public link.',
    ...{ method: 'DELETE', path: '/v1/my/wishlist/share', level: 'whole' },
    links: { wishlist: 'unshare' },
    tokens,
    answer: wishlist,
    without: 'The public link cannot be ended.',
  },
  readSharedWishlist: {
    does: 'Reads a wishlist by the key of its public link.',
    ...{ method: 'GET', path: '/v1/wishlists/{key}', level: 'whole' },
    links: { root: 'shared_wishlist' },
    query: sharedWishlistQuery,
    answer: sharedWishlist,
    errors: ['not_found'],
    without: 'The page of a shared wishlist shows nothing.',
  },
} as const satisfies Calls
