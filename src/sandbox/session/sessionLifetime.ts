import type { SandboxContext } from '../context'
import { hashToken } from '../http/tokens'

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

export function deleteExpiredSessions(context: SandboxContext): void {
  for (const isGuest of [true, false]) {
    context.database.run(
      'DELETE FROM session WHERE used <= ? AND id_customer IN (SELECT id_customer FROM customer WHERE is_guest = ?)',
      new Date(context.now().getTime() - getLifetime(context, isGuest)).toISOString(),
      isGuest,
    )
  }
}
