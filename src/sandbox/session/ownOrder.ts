import type { Context } from 'hono'
import { pathId } from '../http/payload'
import { notFound, ShopError } from '../http/ShopError'
import { customerToken } from '../http/tokens'
import { customerOf } from '../records/customer'
import { readOrder, type OrderRecord } from '../records/order'
import type { Shop } from '../shop'
import { customerOfOrderKey } from './orderKeys'

/**
 * The order of the address, for the customer of the session or for who has its key. An order that there is not, one of
 * somebody else and a key that does not open it are 404 not_found alike. A session that has ended is 401 not_logged_in,
 * whatever the order: its customer is to log in again.
 */
export function ownOrder(shop: Shop, c: Context, key?: string): OrderRecord {
  const { database } = shop
  const id = pathId(c, 'id')
  const customer = customerOf(database, customerToken(c))
  if (key === undefined && customerToken(c) && !customer) {
    throw new ShopError(401, 'not_logged_in', 'There is no session for this CustomerToken')
  }
  const owner = id !== undefined && key !== undefined ? customerOfOrderKey(shop, key, id) : customer?.id_customer
  const order = id !== undefined && owner !== undefined ? readOrder(database, id, owner) : undefined
  if (!order) throw notFound('order')
  return order
}
