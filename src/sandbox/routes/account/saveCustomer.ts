import { createInvalidError } from '../../http/ShopError'
import type { CustomerRow } from '../../queries/customer'
import type { SandboxContext } from '../../context'

export interface CustomerDetails {
  id_lang: number
  email: string
  id_gender?: number | null | undefined
  firstname: string
  lastname: string
}

export function checkGender(id_gender: number | null | undefined, field: string): void {
  if (id_gender && id_gender > 3) throw createInvalidError(field, 'must be 1, 2 or 3')
}

/**
 * Inserts a customer or overwrites `existingCustomer`, and returns the id. With `password_hash`, the customer has an
 * account. With null, a new customer is a guest, and an existing customer remains a guest or a customer with an
 * account.
 */
export function saveCustomer(
  { database }: SandboxContext,
  details: CustomerDetails,
  existingCustomer: CustomerRow | undefined,
  password_hash: string | null,
): number {
  const { email, id_gender, firstname, lastname, id_lang } = details
  const values = [email, id_gender ?? null, firstname, lastname, id_lang, password_hash]
  if (!existingCustomer) {
    return database.insert(
      `INSERT INTO customer (email, id_gender, firstname, lastname, id_lang, password_hash, is_guest)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6 IS NULL)`,
      ...values,
    )
  }
  database.run(
    `UPDATE customer SET email = ?1, id_gender = ?2, firstname = ?3, lastname = ?4, id_lang = ?5,
      password_hash = ifnull(?6, password_hash), is_guest = ifnull(?6, password_hash) IS NULL WHERE id_customer = ?7`,
    ...values,
    existingCustomer.id_customer,
  )
  return existingCustomer.id_customer
}
