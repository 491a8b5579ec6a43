import { invalid } from '../http/ShopError'
import type { CustomerRow } from '../records/customer'
import type { Shop } from '../shop'
import { accountOf } from './accounts'
import type { Attempts } from './Attempts'
import { passwordFits } from './passwords'

/**
 * The password of a customer who is logged in, asked once more; answers what is kept of it. A wrong one is 422 invalid
 * (`password`), as a 401 would say that the session has ended; too many are 429 too_many_attempts.
 */
export async function requireOwnPassword(
  { database, passwordCost }: Shop,
  { id_customer, email }: CustomerRow,
  { password, guesses }: { password: string; guesses: Attempts },
): Promise<string> {
  guesses.begin(String(id_customer))
  const kept = accountOf(database, email)?.password_hash ?? null
  if (kept === null || !(await passwordFits(password, kept, passwordCost))) {
    throw invalid('password', 'is not the password of this account')
  }
  guesses.succeeded(String(id_customer))
  return kept
}
