import type { ShopDatabase } from '../database/ShopDatabase'
import { ShopError } from '../http/ShopError'
import type { CustomerRow } from '../records/customer'

/** The account of an e-mail address, with what is kept of its password; a guest is none. */
export const accountOf = (
  database: ShopDatabase,
  email: string,
): (CustomerRow & { password_hash: string }) | undefined =>
  database.one('SELECT * FROM customer WHERE email = ? AND is_guest = 0', email)

/** Whether an account still has the password that was compared: hashing takes a while, in which either may have gone. */
export const isStill = (
  database: ShopDatabase,
  { id_customer, password_hash }: { id_customer: number; password_hash: string },
): boolean =>
  database.one('SELECT 1 FROM customer WHERE id_customer = ? AND password_hash = ?', id_customer, password_hash) !==
  undefined

/** 409 account_exists when the e-mail address has an account. Nobody is ever logged in by it. */
export function requireNoAccount(database: ShopDatabase, email: string): void {
  if (accountOf(database, email)) {
    throw new ShopError(409, 'account_exists', 'There is an account with this e-mail address already')
  }
}

export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
