import type { SharedWishlist, Wishlist } from '../../contract/wishlist'
import { toEuro } from '../money/cents'
import type { WishRow } from '../records/wish'

const address = '/v1/my/wishlist'

/** A customer's own wishlist. */
export const presentWishlist = (wishes: readonly WishRow[], share: string | null): Wishlist => ({
  items: wishes.map(({ id_wish, id_product, id_product_attribute, quantity, added, price_cents, in_stock }) => ({
    id_product,
    id_product_attribute,
    quantity,
    added,
    price_then: toEuro(price_cents),
    in_stock_then: in_stock === 1,
    _links: { remove: { href: `${address}/items/${id_wish}`, method: 'DELETE' } },
  })),
  share,
  _links: {
    self: { href: address, method: 'GET' },
    add: { href: `${address}/items`, method: 'POST' },
    share: { href: `${address}/share`, method: 'POST' },
    ...(share !== null && { unshare: { href: `${address}/share`, method: 'DELETE' } }),
  },
})

/** What anybody with the link sees of it: a first name and the pieces, nothing else of whose it is. */
export const presentSharedWishlist = (name: string, wishes: readonly WishRow[]): SharedWishlist => ({
  name,
  items: wishes.map(({ id_product, id_product_attribute, quantity }) => ({
    id_product,
    id_product_attribute,
    quantity,
  })),
})
