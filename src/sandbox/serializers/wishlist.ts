import type { SharedWishlist, Wishlist } from '../../contract/wishlist'
import { toEuro } from '../../contract/money'
import type { WishRow } from '../queries/wishlist'

const wishlistPath = '/v1/my/wishlist'

export const serializeWishlist = (wishes: readonly WishRow[], share: string | null): Wishlist => ({
  items: wishes.map(({ id_wish, id_product, id_product_attribute, quantity, added, price_cents, in_stock }) => ({
    id_product,
    id_product_attribute,
    quantity,
    added,
    price_then: toEuro(price_cents),
    in_stock_then: in_stock === 1,
    _links: { remove: { href: `${wishlistPath}/items/${id_wish}`, method: 'DELETE' } },
  })),
  share,
  _links: {
    self: { href: wishlistPath, method: 'GET' },
    add: { href: `${wishlistPath}/items`, method: 'POST' },
    share: { href: `${wishlistPath}/share`, method: 'POST' },
    ...(share !== null && { unshare: { href: `${wishlistPath}/share`, method: 'DELETE' } }),
  },
})

/** Serializes a shared list: the first name and the items, and nothing else about the customer. */
export const serializeSharedWishlist = (name: string, wishes: readonly WishRow[]): SharedWishlist => ({
  name,
  items: wishes.map(({ id_product, id_product_attribute, quantity }) => ({
    id_product,
    id_product_attribute,
    quantity,
  })),
})
