import type { Context } from 'hono'
import type { SessionAnswer } from '../../contract/session'
import { createNotLoggedInError, ShopError } from '../http/ShopError'
import { serializeSession } from '../serializers/session'
import { type CustomerRow, findCustomer, readAddresses } from '../queries/customer'
import type { SandboxContext } from '../context'
import { readCustomerToken, hashToken, createToken } from '../http/tokens'
import type { SandboxDatabase } from '../database/SandboxDatabase'

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

/**
 * Changes a list of a customer with an account in a transaction, and responds with the whole list.
 */
export const changeOwnList = (
  context: SandboxContext,
  c: Context,
  change: (id_customer: number) => unknown,
  serializeList: (id_customer: number) => object,
) =>
  c.json(
    context.database.transaction(() => {
      const { id_customer } = requireAccount(context, c)
      change(id_customer)
      return serializeList(id_customer)
    }),
  )

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

export const defaultSessionLifetime = 30 * 24 * 60 * 60_000

/**
 * The maximum time in ms for which a guest's session lasts after its last use. A guest may have ordered on a shared
 * computer.
 */
const maxGuestLifetime = 24 * 60 * 60_000

/** The part of the lifetime after which another use is recorded. Most calls then need not write to the database. */
const recordedShare = 1 / 60

const getLifetime = ({ sessionLifetime }: SandboxContext, isGuest: boolean): number =>
  isGuest ? Math.min(sessionLifetime, maxGuestLifetime) : sessionLifetime

/**
 * Ends the session of a token if its lifetime is over, and otherwise restarts the lifetime. Must run before any other
 * code reads the session.
 */
export function renewSession(context: SandboxContext, token: string | null): void {
  if (token === null) return
  const { database, now } = context
  const session = database.one<{ used: string; is_guest: number }>(
    'SELECT used, is_guest FROM session JOIN customer USING (id_customer) WHERE token_hash = ?',
    hashToken(token),
  )
  if (!session) return
  const lifetime = getLifetime(context, session.is_guest === 1)
  const unusedTime = now().getTime() - Date.parse(session.used)
  if (unusedTime >= lifetime) database.run('DELETE FROM session WHERE token_hash = ?', hashToken(token))
  else if (unusedTime >= lifetime * recordedShare)
    database.run('UPDATE session SET used = ? WHERE token_hash = ?', now().toISOString(), hashToken(token))
}

function deleteExpiredSessions(context: SandboxContext): void {
  for (const isGuest of [true, false]) {
    context.database.run(
      'DELETE FROM session WHERE used <= ? AND id_customer IN (SELECT id_customer FROM customer WHERE is_guest = ?)',
      new Date(context.now().getTime() - getLifetime(context, isGuest)).toISOString(),
      isGuest,
    )
  }
}
