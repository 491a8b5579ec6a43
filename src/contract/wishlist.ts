import * as v from 'valibot'
import { links } from './links'
import { orNull } from './readable'
import { count, euro, id } from './values'

/**
 * A variant on the list. `added` is an ISO timestamp. `price_then` (in euro) and `in_stock_then` are the price and the
 * stock at that moment; null when unknown. Links: remove (DELETE).
 */
export const wish = v.object({
  id_product: id,
  id_product_attribute: id,
  quantity: v.fallback(v.pipe(count, v.minValue(1)), 1),
  added: v.fallback(v.string(), ''),
  price_then: orNull(euro),
  in_stock_then: orNull(v.boolean()),
  _links: v.fallback(links, {}),
})

/**
 * The response of GET my_wishlist and of every change to the list. The latest item comes first. `share` is the key of
 * the public link; null while the list is private. Links: add (POST), share (POST), unshare (DELETE; while shared).
 */
export const wishlist = v.object({ items: v.array(wish), share: orNull(v.string()), _links: v.fallback(links, {}) })

/**
 * The response of GET shared_wishlist (`key`): the owner's first name and the list. A key that is unknown or no longer
 * valid gives a 404.
 */
export const sharedWishlist = v.object({
  name: v.string(),
  items: v.array(v.pick(wish, ['id_product', 'id_product_attribute', 'quantity'])),
})

export type AccountWish = v.InferOutput<typeof wish>
export type Wishlist = v.InferOutput<typeof wishlist>
export type SharedWishlist = v.InferOutput<typeof sharedWishlist>
