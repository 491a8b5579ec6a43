import type { SandboxDatabase } from '../database/SandboxDatabase'
import { createValidationError, ShopError } from '../http/ShopError'
import type { CustomerRow } from '../queries/customer'
import type { SandboxContext } from '../context'
import { isPasswordCorrect } from './passwords'

export const findAccount = (
  database: SandboxDatabase,
  email: string,
): (CustomerRow & { password_hash: string }) | undefined =>
  database.one('SELECT * FROM customer WHERE email = ? AND is_guest = 0', email)

/**
 * Returns whether an account still has this password hash. The account or its password may change while a typed
 * password is hashed.
 */
export const isPasswordUnchanged = (
  database: SandboxDatabase,
  { id_customer, password_hash }: { id_customer: number; password_hash: string },
): boolean => database.count('customer WHERE id_customer = ? AND password_hash = ?', id_customer, password_hash) > 0

export function requireNoAccount(database: SandboxDatabase, email: string): void {
  if (findAccount(database, email)) {
    throw new ShopError(409, 'account_exists', 'There is already an account with this email address')
  }
}

export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Checks the password of a logged-in customer and returns its hash. A wrong password gives 422 invalid (`password`),
 * because a 401 would mean that the session has ended. Too many attempts give 429 too_many_attempts.
 */
export async function requireOwnPassword(
  { database, passwordCost, attempts }: SandboxContext,
  { id_customer, email }: CustomerRow,
  password: string,
): Promise<string> {
  attempts.ownPassword.begin(String(id_customer))
  const storedHash = findAccount(database, email)?.password_hash ?? null
  if (storedHash === null || !(await isPasswordCorrect(password, storedHash, passwordCost))) {
    throw createValidationError('password', 'is not the password of this account')
  }
  attempts.ownPassword.recordSuccess(String(id_customer))
  return storedHash
}
