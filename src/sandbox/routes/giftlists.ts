import { Hono, type Context } from 'hono'
import { createGiftlist } from '../../contract/giftlist'
import { addToGiftlist } from '../changes/addToGiftlist'
import { makeGiftlist } from '../changes/makeGiftlist'
import { langOfRequest } from '../http/language'
import { pathId, payload } from '../http/payload'
import { notFound } from '../http/ShopError'
import { presentGiftlist, presentGiftlistItem, presentGiftlists } from '../presenters/giftlist'
import { giftlistsOf, ownGiftlist } from '../records/giftlist'
import { requireAccount } from '../session/requireAccount'
import type { Shop } from '../shop'
import { productGone } from './requestedProduct'

/** A customer's own gift lists: GET and POST my_giftlists, and putting a version on one (SPEC §7). */
export function giftlistRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  /** The customer's list of that id. Someone else's is 404 not_found, the same as one that does not exist. */
  const own = (c: Context, id: number | undefined) => {
    const list = ownGiftlist(database, requireAccount(shop, c).id_customer, id ?? 0)
    if (!list) throw notFound('gift list')
    return list
  }

  /** The version of the path that the shop has. */
  const version = (c: Context): number => {
    const id = pathId(c, 'version')
    const found = database.one<{ active: number; id_family: number | null }>(
      `SELECT active, id_family FROM combination JOIN product USING (id_product)
        WHERE id_product = ? AND id_product_attribute = ?`,
      pathId(c, 'product'),
      id,
    )
    if (!found || id === undefined) throw notFound('version of this product')
    if (found.active === 0) throw productGone(database, found.id_family, langOfRequest(c))
    return id
  }

  routes.get('/my/giftlists', (c) =>
    c.json(presentGiftlists(giftlistsOf(database, requireAccount(shop, c).id_customer))),
  )

  routes.post('/my/giftlists', async (c) => {
    requireAccount(shop, c)
    const wanted = await payload(c, createGiftlist)
    const made = database.transaction(() => own(c, makeGiftlist(database, requireAccount(shop, c).id_customer, wanted)))
    return c.json(presentGiftlist(made))
  })

  routes.post('/my/giftlists/:list/:product/:version', (c) => {
    const item = database.transaction(() => {
      const { id_giftlist } = own(c, pathId(c, 'list'))
      return addToGiftlist(database, id_giftlist, version(c))
    })
    if (!item) throw notFound('item on this gift list')
    return c.json(presentGiftlistItem(item))
  })

  return routes
}
