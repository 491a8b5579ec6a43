import type { Context } from 'hono'
import type { SessionAnswer } from '../../contract/session'
import { createNotLoggedInError, ShopError } from '../http/ShopError'
import { serializeSession } from '../serializers/session'
import { type CustomerRow, findCustomer, readAddresses } from '../queries/customer'
import type { SandboxContext } from '../context'
import { readCustomerToken, hashToken, createToken } from '../http/tokens'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { deleteExpiredSessions } from './sessionLifetime'

/** A missing session gives 401 not_logged_in. */
export function readSession({ database }: SandboxContext, token: string | null): SessionAnswer {
  const customer = findCustomer(database, token)
  if (!customer || token === null) throw createNotLoggedInError()
  return serializeSession(customer, readAddresses(database, customer.id_customer), token)
}

/**
 * Returns the customer of a request, who must have an account (SPEC §6). A missing session gives 401 not_logged_in, and
 * a guest gives 403 account_needed.
 */
export function requireAccount({ database }: SandboxContext, c: Context): CustomerRow {
  const customer = findCustomer(database, readCustomerToken(c))
  if (!customer) throw createNotLoggedInError()
  if (customer.is_guest === 1) throw new ShopError(403, 'account_needed', 'This is for registered customers')
  return customer
}

/** Returns the token, of which only the hash is stored. */
export function createSession(context: SandboxContext, id_customer: number): string {
  const { database, now } = context
  deleteExpiredSessions(context)
  const token = createToken()
  const startTime = now().toISOString()
  database.insertRow('session', { token_hash: hashToken(token), id_customer, started: startTime, used: startTime })
  return token
}

export function endSession(database: SandboxDatabase, token: string | null): void {
  if (token !== null) database.run('DELETE FROM session WHERE token_hash = ?', hashToken(token))
}
