import type { Context } from 'hono'
import { readPathId } from '../http/readPayload'
import { createNotFoundError, createNotLoggedInError } from '../http/ShopError'
import { readCustomerToken, hashToken, createToken } from '../http/tokens'
import { findCustomer } from '../queries/customer'
import { type OrderRecord, readOrder } from '../queries/order'
import type { SandboxContext } from '../context'

/**
 * Finds the order that the path names, for the customer of the session or with the order's key. A missing order, an
 * order of another customer and a wrong key all give 404 not_found. Without a key, an ended session gives 401
 * not_logged_in, so that the customer logs in again.
 */
export function requireOwnOrder(context: SandboxContext, c: Context, key?: string): OrderRecord {
  const { database } = context
  const id = readPathId(c, 'id')
  const customer = findCustomer(database, readCustomerToken(c))
  if (key === undefined && readCustomerToken(c) && !customer) throw createNotLoggedInError()
  const ownerId = id !== undefined && key !== undefined ? findOrderKeyOwner(context, key, id) : customer?.id_customer
  const order = id !== undefined && ownerId !== undefined ? readOrder(database, id, ownerId) : undefined
  if (!order) throw createNotFoundError('order')
  return order
}

/** The time in ms for which the key of an order that was found by its number is valid. */
const orderKeyLifetime = 60 * 60_000

const findEarliestValidTime = (now: Date) => new Date(now.getTime() - orderKeyLifetime).toISOString()

/** Creates a key that opens one order and nothing else. Deletes expired keys. */
export function createOrderKey({ database, now }: SandboxContext, id_order: number): string {
  const key = createToken()
  database.run('DELETE FROM order_key WHERE created < ?', findEarliestValidTime(now()))
  database.insertRow('order_key', { token_hash: hashToken(key), id_order, created: now().toISOString() })
  return key
}

/**
 * Finds the customer of the order that a key opens. Returns undefined if the key is for another order or has expired.
 */
function findOrderKeyOwner({ database, now }: SandboxContext, key: string, id_order: number): number | undefined {
  return database.value<number>(
    `SELECT id_customer FROM order_key JOIN orders USING (id_order)
      WHERE token_hash = ? AND id_order = ? AND created >= ?`,
    hashToken(key),
    id_order,
    findEarliestValidTime(now()),
  )
}
