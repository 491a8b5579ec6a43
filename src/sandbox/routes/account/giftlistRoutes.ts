import { type Context, Hono } from 'hono'
import { createGiftlist, type CreateGiftlist } from '../../../contract/giftlist'
import { readLang } from '../../http/language'
import { readPayload, readPathId } from '../../http/readPayload'
import { createNotFound } from '../../http/ShopError'
import { serializeGiftlist, serializeGiftlistItem, serializeGiftlists } from '../../serializers/customerLists'
import { type GiftlistItemRow, findOwnGiftlist, readGiftlists } from '../../queries/customerLists'
import { requireAccount } from '../../session/sessions'
import type { SandboxContext } from '../../context'
import { createRemovedError } from '../catalogue/requestedProduct'
import type { SandboxDatabase } from '../../database/SandboxDatabase'

/** Handles the customer's own gift lists: GET and POST my_giftlists, and adding a variant to one (SPEC §7). */
export function giftlistRoutes(context: SandboxContext): Hono {
  const { database } = context
  const routes = new Hono()

  /**
   * Returns the customer's list with this id. A list of another customer gives 404 not_found, like one that does not
   * exist.
   */
  const requireList = (c: Context, id: number | undefined) => {
    const list = findOwnGiftlist(database, requireAccount(context, c).id_customer, id ?? 0)
    if (!list) throw createNotFound('gift list')
    return list
  }

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

  routes.get('/my/giftlists', (c) =>
    c.json(serializeGiftlists(readGiftlists(database, requireAccount(context, c).id_customer))),
  )

  routes.post('/my/giftlists', async (c) => {
    requireAccount(context, c)
    const wanted = await readPayload(c, createGiftlist)
    const made = database.transaction(() =>
      requireList(c, saveGiftlist(database, requireAccount(context, c).id_customer, wanted)),
    )
    return c.json(serializeGiftlist(made))
  })

  routes.post('/my/giftlists/:list/:product/:variant', (c) => {
    const item = database.transaction(() => {
      const { id_giftlist } = requireList(c, readPathId(c, 'list'))
      return addToGiftlist(database, id_giftlist, requireVariant(c))
    })
    if (!item) throw createNotFound('item on this gift list')
    return c.json(serializeGiftlistItem(item))
  })

  return routes
}

/**
 * Adds one item of a variant to the end of a gift list. A variant that is already on the list keeps its quantity and
 * position, so repeating the request changes nothing.
 */
function addToGiftlist(
  database: SandboxDatabase,
  id_giftlist: number,
  id_product_attribute: number,
): GiftlistItemRow | undefined {
  database.run(
    `INSERT INTO giftlist_product (id_giftlist, id_product_attribute, quantity, priority)
      SELECT ?1, ?2, 1, ifnull(max(priority), 0) + 1 FROM giftlist_product WHERE id_giftlist = ?1
      ON CONFLICT (id_giftlist, id_product_attribute) DO NOTHING`,
    id_giftlist,
    id_product_attribute,
  )
  return database.one(
    'SELECT * FROM giftlist_product WHERE id_giftlist = ? AND id_product_attribute = ?',
    id_giftlist,
    id_product_attribute,
  )
}

/**
 * Creates a gift list for the customer and returns its id. If an equal list exists, its id is returned, so repeating the
 * request changes nothing.
 */
function saveGiftlist(database: SandboxDatabase, id_customer: number, list: CreateGiftlist): number {
  const { name, name_parents, welcome_message, gender, published } = list
  const values = [id_customer, name, name_parents, welcome_message, gender, published]
  const columns = 'id_customer, name, name_parents, welcome_message, gender, published'
  const known = database.one<{ id_giftlist: number }>(
    `SELECT id_giftlist FROM giftlist WHERE (${columns}) IS (?, ?, ?, ?, ?, ?)`,
    ...values,
  )
  return known?.id_giftlist ?? database.insert(`INSERT INTO giftlist (${columns}) VALUES (?, ?, ?, ?, ?, ?)`, ...values)
}
