import type { Context } from 'hono'
import type { SessionAnswer } from '../../contract/session'
import { ShopError } from '../http/ShopError'
import { serializeSession } from '../serializers/session'
import { type CustomerRow, findCustomer, readAddresses } from '../queries/customer'
import type { SandboxContext } from '../context'
import { customerToken, hashToken, newToken } from '../http/tokens'
import type { SandboxDatabase } from '../database/SandboxDatabase'

/** The session that a token opens, as the wire has it; without one 401 not_logged_in. */
export function readSession({ database }: SandboxContext, token: string | null): SessionAnswer {
  const customer = findCustomer(database, token)
  if (!customer || token === null)
    throw new ShopError(401, 'not_logged_in', 'There is no session for this CustomerToken')
  return serializeSession(customer, readAddresses(database, customer.id_customer), token)
}

/** The registered customer of a request (SPEC §6). Without a session 401 not_logged_in; a guest is 403 account_needed. */
export function requireAccount({ database }: SandboxContext, c: Context): CustomerRow {
  const customer = findCustomer(database, customerToken(c))
  if (!customer) throw new ShopError(401, 'not_logged_in', 'There is no session for this CustomerToken')
  if (customer.is_guest === 1) throw new ShopError(403, 'account_needed', 'This is for registered customers')
  return customer
}

/** A new session of the customer: its token, of which only the hash is kept. */
export function createSession({ database, now }: SandboxContext, id_customer: number): string {
  const token = newToken()
  database.insert('INSERT INTO session VALUES (?, ?, ?)', hashToken(token), id_customer, now().toISOString())
  return token
}

/** Ends the session that a token opens; without one, or when it has ended already, nothing happens. */
export function endSession(database: SandboxDatabase, token: string | null): void {
  if (token !== null) database.run('DELETE FROM session WHERE token_hash = ?', hashToken(token))
}
