import type { SessionAnswer } from '../../contract/session'
import { ShopError } from '../http/ShopError'
import { presentSession } from '../presenters/session'
import { addressesOf, customerOf } from '../records/customer'
import type { Shop } from '../shop'

/** The session that a token opens, as the wire has it; without one 401 not_logged_in. */
export function readSession({ database }: Shop, token: string | null): SessionAnswer {
  const customer = customerOf(database, token)
  if (!customer || token === null)
    throw new ShopError(401, 'not_logged_in', 'There is no session for this CustomerToken')
  return presentSession(customer, addressesOf(database, customer.id_customer), token)
}
