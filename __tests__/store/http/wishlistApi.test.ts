import {
  sendWishes,
  loadSharedWishlist,
  loadWishlist,
  removeWish,
  shareWishlist,
  unshareWishlist,
} from '../../../src/store/wishlist/wishlistApi'
import type { Wishlist } from '../../../src/contract/wishlist'
import { startCallServer } from '../../support/store/startCallServer'

const { client, testCalls } = startCallServer()

const version = { id_product: 1001, id_product_attribute: 100101, quantity: 2 }
const moment = { added: '2026-11-21T10:00:00.000Z', price_then: 343.2, in_stock_then: null }
/** The link names no method, because the storefront knows the verb of each call (SPEC §7). */
const wish = { ...version, ...moment, _links: { remove: { href: '/v1/links/gone' } } }
const list: Wishlist = {
  items: [wish],
  share: 'a-key',
  _links: { add: { href: '/v1/links/new' }, share: { href: '/v1/links/open' }, unshare: { href: '/v1/links/end' } },
}
const shared = { name: 'An', items: [version] }
const sessionLinks = { my_wishlist: { href: '/v1/links/wishes' } }
const rootLinks = { shared_wishlist: { href: '/v1/lists/{key}', templated: true } }

const answer = () => list
testCalls('needed', [
  ['GET links/wishes', () => loadWishlist(client, sessionLinks), undefined, answer],
  ['POST links/new', () => sendWishes(client, list, [version]), { items: [version] }, answer],
  ['DELETE links/gone', () => removeWish(client, wish), undefined, answer],
  ['POST links/open', () => shareWishlist(client, list), {}, answer],
  ['DELETE links/end', () => unshareWishlist(client, list), undefined, answer],
  ['GET lists/a%2Fkey', () => loadSharedWishlist(client, rootLinks, 'a/key'), undefined, () => shared],
])
