import type { Context } from 'hono'
import { readPathId } from '../http/readPayload'
import { notFound, ShopError } from '../http/ShopError'
import { customerToken, hashToken, newToken } from '../http/tokens'
import { findCustomer } from '../queries/customer'
import { type OrderRecord, readOrder } from '../queries/order'
import type { SandboxContext } from '../context'

/**
 * The order of the address, for the customer of the session or for who has its key. An order that there is not, one of
 * somebody else and a key that does not open it are 404 not_found alike. A session that has ended is 401 not_logged_in,
 * whatever the order: its customer is to log in again.
 */
export function requireOwnOrder(context: SandboxContext, c: Context, key?: string): OrderRecord {
  const { database } = context
  const id = readPathId(c, 'id')
  const customer = findCustomer(database, customerToken(c))
  if (key === undefined && customerToken(c) && !customer) {
    throw new ShopError(401, 'not_logged_in', 'There is no session for this CustomerToken')
  }
  const owner = id !== undefined && key !== undefined ? findOrderKeyOwner(context, key, id) : customer?.id_customer
  const order = id !== undefined && owner !== undefined ? readOrder(database, id, owner) : undefined
  if (!order) throw notFound('order')
  return order
}

/** How long the key of an order that was found by its number holds, in ms. */
const lifetime = 60 * 60_000

/** A new key of one order, which opens that order and nothing else; keys that have run out go. */
export function createOrderKey({ database, now }: SandboxContext, id_order: number): string {
  const key = newToken()
  const oldest = new Date(now().getTime() - lifetime).toISOString()
  database.run('DELETE FROM order_key WHERE given < ?', oldest)
  database.insert('INSERT INTO order_key VALUES (?, ?, ?)', hashToken(key), id_order, now().toISOString())
  return key
}

/** Whose order a key opens; undefined for a key of another order, and for one that has run out. */
function findOrderKeyOwner({ database, now }: SandboxContext, key: string, id_order: number): number | undefined {
  const oldest = new Date(now().getTime() - lifetime).toISOString()
  return database.one<{ id_customer: number }>(
    `SELECT id_customer FROM order_key JOIN orders USING (id_order)
      WHERE token_hash = ? AND id_order = ? AND given >= ?`,
    hashToken(key),
    id_order,
    oldest,
  )?.id_customer
}
