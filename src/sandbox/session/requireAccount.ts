import type { Context } from 'hono'
import { ShopError } from '../http/ShopError'
import { customerToken } from '../http/tokens'
import { customerOf, type CustomerRow } from '../records/customer'
import type { Shop } from '../shop'

/** The registered customer of a request (SPEC §6). Without a session 401 not_logged_in; a guest is 403 account_needed. */
export function requireAccount({ database }: Shop, c: Context): CustomerRow {
  const customer = customerOf(database, customerToken(c))
  if (!customer) throw new ShopError(401, 'not_logged_in', 'There is no session for this CustomerToken')
  if (customer.is_guest === 1) throw new ShopError(403, 'account_needed', 'This is for registered customers')
  return customer
}
