import type { SandboxDatabase } from '../database/SandboxDatabase'
import { invalid, ShopError } from '../http/ShopError'
import type { CustomerRow } from '../queries/customer'
import type { SandboxContext } from '../context'
import type { Attempts } from './Attempts'
import { isPasswordCorrect } from './passwords'

/** The account of an e-mail address, with what is kept of its password; a guest is none. */
export const findAccount = (
  database: SandboxDatabase,
  email: string,
): (CustomerRow & { password_hash: string }) | undefined =>
  database.one('SELECT * FROM customer WHERE email = ? AND is_guest = 0', email)

/** Whether an account still has the password that was compared: hashing takes a while, in which either may have gone. */
export const isPasswordUnchanged = (
  database: SandboxDatabase,
  { id_customer, password_hash }: { id_customer: number; password_hash: string },
): boolean =>
  database.one('SELECT 1 FROM customer WHERE id_customer = ? AND password_hash = ?', id_customer, password_hash) !==
  undefined

/** 409 account_exists when the e-mail address has an account. Nobody is ever logged in by it. */
export function requireNoAccount(database: SandboxDatabase, email: string): void {
  if (findAccount(database, email)) {
    throw new ShopError(409, 'account_exists', 'There is an account with this e-mail address already')
  }
}

export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * The password of a customer who is logged in, asked once more; answers what is kept of it. A wrong one is 422 invalid
 * (`password`), as a 401 would say that the session has ended; too many are 429 too_many_attempts.
 */
export async function requireOwnPassword(
  { database, passwordCost }: SandboxContext,
  { id_customer, email }: CustomerRow,
  { password, guesses }: { password: string; guesses: Attempts },
): Promise<string> {
  guesses.begin(String(id_customer))
  const storedHash = findAccount(database, email)?.password_hash ?? null
  if (storedHash === null || !(await isPasswordCorrect(password, storedHash, passwordCost))) {
    throw invalid('password', 'is not the password of this account')
  }
  guesses.succeeded(String(id_customer))
  return storedHash
}
