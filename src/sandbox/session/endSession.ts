import type { ShopDatabase } from '../database/ShopDatabase'
import { hashToken } from '../http/tokens'

/** Ends the session that a token opens; without one, or when it has ended already, nothing happens. */
export function endSession(database: ShopDatabase, token: string | null): void {
  if (token !== null) database.run('DELETE FROM session WHERE token_hash = ?', hashToken(token))
}
