import type { Context, Hono } from 'hono'
import { type AddWishesPayload, addWishesPayload } from '../../../contract/accountRequests'
import { maxWishes } from '../../../contract/limits'
import { readPayload, readPathId } from '../../http/readPayload'
import { createNotFoundError } from '../../http/ShopError'
import { createToken } from '../../http/tokens'
import { findShareKey, findWishlistOwner, readWishes, type WishRow } from '../../queries/wishlist'
import { changeOwnList, requireAccount } from '../../session/sessions'
import type { SandboxContext } from '../../context'
import { toCents, toEuro } from '../../../contract/money'
import type { SharedWishlist, Wishlist } from '../../../contract/wishlist'

export function createWishlistRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  const serializeList = (id_customer: number) =>
    serializeWishlist(readWishes(database, id_customer), findShareKey(database, id_customer))
  const changeList = (c: Context, change: (id_customer: number) => unknown) =>
    changeOwnList(context, c, change, serializeList)

  routes.get('/my/wishlist', (c) => c.json(serializeList(requireAccount(context, c).id_customer)))

  routes.post('/my/wishlist/items', async (c) => {
    const { items } = await readPayload(c, addWishesPayload)
    return changeList(c, (id_customer) => saveWishes(context, id_customer, items))
  })

  routes.delete('/my/wishlist/items/:id', (c) =>
    changeList(c, (id_customer) => {
      const id = readPathId(c, 'id')
      if (database.run('DELETE FROM wish WHERE id_wish = ? AND id_customer = ?', id, id_customer) === 0) {
        throw createNotFoundError('item on this wishlist')
      }
    }),
  )

  // The key itself is stored, because the link is displayed again later. A key that has ended is never reused.
  routes.post('/my/wishlist/share', (c) =>
    changeList(c, (id_customer) =>
      database.insertRow(
        'wishlist',
        { id_customer, share_key: createToken() },
        'ON CONFLICT (id_customer) DO UPDATE SET share_key = coalesce(share_key, excluded.share_key)',
      ),
    ),
  )

  routes.delete('/my/wishlist/share', (c) =>
    changeList(c, (id_customer) => database.updateRows('wishlist', { id_customer }, { share_key: null })),
  )

  routes.get('/wishlists/:key', (c) => {
    const owner = findWishlistOwner(database, c.req.param('key'))
    if (!owner) throw createNotFoundError('wishlist')
    return c.json(serializeSharedWishlist(owner.firstname, readWishes(database, owner.id_customer)))
  })
}

/**
 * Adds variants to a customer's wishlist, the first variant as the latest. Existing items keep their position and date,
 * and get the larger quantity. Skips unknown variants and variants that do not fit on the list. Repeating the request
 * changes nothing. Date, price and stock are current, unless the request contains the values of an item that
 * was stored on the device. A date in the future is replaced with the current date.
 */
function saveWishes({ database, now }: SandboxContext, id_customer: number, items: AddWishesPayload['items']): void {
  const currentTime = now()
  for (const { id_product, id_product_attribute, quantity, ...deviceValues } of [...items].reverse()) {
    const addedAt = deviceValues.added === undefined ? currentTime : new Date(deviceValues.added)
    database.run(
      `INSERT INTO wish (id_customer, id_product_attribute, quantity, added, price_cents, in_stock)
        SELECT ?1, id_product_attribute, ?2, ?3, ifnull(?4, price_cents), ifnull(?5, stock > 0 AND active)
          FROM combination JOIN product USING (id_product) WHERE id_product = ?6 AND id_product_attribute = ?7
            AND (id_product_attribute IN (SELECT id_product_attribute FROM wish WHERE id_customer = ?1)
              OR (SELECT count(*) FROM wish WHERE id_customer = ?1) < ${maxWishes})
        ON CONFLICT (id_customer, id_product_attribute) DO UPDATE SET quantity = max(quantity, excluded.quantity)`,
      id_customer,
      quantity,
      (addedAt < currentTime ? addedAt : currentTime).toISOString(),
      deviceValues.price_then === undefined ? null : toCents(deviceValues.price_then),
      deviceValues.in_stock_then,
      id_product,
      id_product_attribute,
    )
  }
}

const wishlistPath = '/v1/my/wishlist'

const serializeWishlist = (wishes: readonly WishRow[], share: string | null): Wishlist => ({
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

/** Contains nothing about the customer except the first name. */
const serializeSharedWishlist = (name: string, wishes: readonly WishRow[]): SharedWishlist => ({
  name,
  items: wishes.map(({ id_product, id_product_attribute, quantity }) => ({
    id_product,
    id_product_attribute,
    quantity,
  })),
})
