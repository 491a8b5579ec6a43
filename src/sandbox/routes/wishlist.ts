import { Hono } from 'hono'
import { addWishes } from '../../contract/accountRequests'
import { keepWishes } from '../changes/keepWishes'
import { pathId, payload } from '../http/payload'
import { notFound } from '../http/ShopError'
import { newToken } from '../http/tokens'
import { presentSharedWishlist, presentWishlist } from '../presenters/wishlist'
import { ownerOfKey, shareKeyOf, wishesOf } from '../records/wish'
import { requireAccount } from '../session/requireAccount'
import type { Shop } from '../shop'

/** GET my_wishlist, its changes, and the public link. */
export function wishlistRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()
  const listOf = (id_customer: number) =>
    presentWishlist(wishesOf(database, id_customer), shareKeyOf(database, id_customer))

  routes.get('/my/wishlist', (c) => c.json(listOf(requireAccount(shop, c).id_customer)))

  routes.post('/my/wishlist/items', async (c) => {
    const { items } = await payload(c, addWishes)
    const answer = database.transaction(() => {
      const { id_customer } = requireAccount(shop, c)
      keepWishes(shop, id_customer, items)
      return listOf(id_customer)
    })
    return c.json(answer)
  })

  routes.delete('/my/wishlist/items/:id', (c) => {
    const answer = database.transaction(() => {
      const { id_customer } = requireAccount(shop, c)
      const id = pathId(c, 'id')
      if (database.run('DELETE FROM wish WHERE id_wish = ? AND id_customer = ?', id, id_customer) === 0) {
        throw notFound('item on this wishlist')
      }
      return listOf(id_customer)
    })
    return c.json(answer)
  })

  routes.post('/my/wishlist/share', (c) => {
    const answer = database.transaction(() => {
      const { id_customer } = requireAccount(shop, c)
      // The link is shown again, so the key itself is kept. One that has ended never comes back.
      database.run(
        `INSERT INTO wishlist (id_customer, share_key) VALUES (?, ?)
          ON CONFLICT (id_customer) DO UPDATE SET share_key = coalesce(share_key, excluded.share_key)`,
        id_customer,
        newToken(),
      )
      return listOf(id_customer)
    })
    return c.json(answer)
  })

  routes.delete('/my/wishlist/share', (c) => {
    const { id_customer } = requireAccount(shop, c)
    database.run('UPDATE wishlist SET share_key = NULL WHERE id_customer = ?', id_customer)
    return c.json(listOf(id_customer))
  })

  routes.get('/wishlists/:key', (c) => {
    const owner = ownerOfKey(database, c.req.param('key'))
    if (!owner) throw notFound('wishlist')
    return c.json(presentSharedWishlist(owner.firstname, wishesOf(database, owner.id_customer)))
  })

  return routes
}
