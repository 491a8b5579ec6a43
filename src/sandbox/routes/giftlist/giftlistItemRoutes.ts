import { type Context, Hono } from 'hono'
import { receivedItem, updateGiftlistItem } from '../../../contract/giftlist'
import type { SandboxContext } from '../../context'
import { readLang } from '../../http/language'
import { readPathId, readPayload } from '../../http/readPayload'
import { createNotFound } from '../../http/ShopError'
import { serializeOwnGiftlist, serializeOwnItem } from '../../serializers/giftlist'
import { createRemovedError } from '../catalogue/requestedProduct'
import { findToday, readRecord, requireItem, requireOwnGiftlist, requireOwnItem } from './requestedGiftlist'
import { addItem, changeItem, removeItem } from './saveGiftlistItem'

/** Handles the items of the customer's own gift lists. */
export function giftlistItemRoutes(context: SandboxContext): Hono {
  const { database } = context
  const routes = new Hono()

  /** Returns the variant of the path if it is still sold. */
  const requireVariant = (c: Context): number => {
    const id = readPathId(c, 'variant')
    const found = database.one<{ active: number; id_family: number | null }>(
      `SELECT active, id_family FROM combination JOIN product USING (id_product)
        WHERE id_product = ? AND id_product_attribute = ?`,
      readPathId(c, 'product'),
      id,
    )
    if (!found || id === undefined) throw createNotFound('variant of this product')
    if (found.active === 0) throw createRemovedError(database, found.id_family, readLang(c))
    return id
  }

  const serializeItem = (c: Context) => {
    const { list, item } = requireOwnItem(context, c)
    return serializeOwnItem(list, item, findToday(context), readLang(c))
  }

  routes.post('/my/giftlists/:list/:product/:variant', (c) => {
    const answer = database.transaction(() => {
      const list = requireOwnGiftlist(context, c)
      const variant = requireVariant(c)
      addItem(database, list.id_giftlist, variant)
      const { items } = readRecord(context, list)
      const item = requireItem(items, ({ id_product_attribute }) => id_product_attribute === variant)
      return serializeOwnItem(list, item, findToday(context), readLang(c))
    })
    return c.json(answer)
  })

  routes.put('/my/giftlists/:list/:item', async (c) => {
    requireOwnItem(context, c)
    const wanted = await readPayload(c, updateGiftlistItem)
    const answer = database.transaction(() => {
      changeItem(database, requireOwnItem(context, c), wanted, findToday(context))
      return serializeItem(c)
    })
    return c.json(answer)
  })

  routes.delete('/my/giftlists/:list/:item', (c) => {
    const answer = database.transaction(() => {
      const requested = requireOwnItem(context, c)
      removeItem(database, requested)
      return serializeOwnGiftlist(readRecord(context, requested.list), findToday(context), readLang(c))
    })
    return c.json(answer)
  })

  routes.put('/my/giftlists/:list/:item/received', async (c) => {
    requireOwnItem(context, c)
    const { received } = await readPayload(c, receivedItem)
    const answer = database.transaction(() => {
      const { item } = requireOwnItem(context, c)
      const { id_giftlist_product: id } = item
      database.run('UPDATE giftlist_product SET received = ? WHERE id_giftlist_product = ?', received, id)
      return serializeItem(c)
    })
    return c.json(answer)
  })

  return routes
}
