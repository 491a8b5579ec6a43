import { createValidationError } from '../../http/ShopError'
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
  if (id_gender && id_gender > 3) throw createValidationError(field, 'must be 1, 2 or 3')
}

/**
 * Inserts a customer or overwrites `existingCustomer`, and returns the id. With `password_hash`, the customer has an
 * account. If it is null, a new customer is a guest, and an existing customer remains a guest or keeps the account.
 */
export function saveCustomer(
  { database }: SandboxContext,
  details: CustomerDetails,
  existingCustomer: CustomerRow | undefined,
  password_hash: string | null,
): number {
  const { email, id_gender, firstname, lastname, id_lang } = details
  const account = password_hash === null ? {} : { password_hash, is_guest: false }
  const row = { email, id_gender, firstname, lastname, id_lang, ...account }
  if (!existingCustomer) return database.insertRow('customer', { is_guest: true, ...row })
  const { id_customer } = existingCustomer
  database.updateRows('customer', { id_customer }, row)
  return id_customer
}
