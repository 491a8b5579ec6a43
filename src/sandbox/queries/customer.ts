import type { Address } from '../../contract/session'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { hashToken } from '../http/tokens'

export interface CustomerRow {
  id_customer: number
  email: string
  id_gender: number | null
  firstname: string
  lastname: string
  is_guest: number
  id_lang: number
  /** Their default addresses. */
  id_address_delivery: number | null
  id_address_invoice: number | null
}

/** An address as it is kept; which ones are the defaults stands in the customer. */
export type AddressRow = Omit<Address, 'default_delivery' | 'default_invoice' | '_links'>

const addressColumns =
  'id_address, firstname, lastname, company, vat_number, address1, address2, postcode, city, id_country'

/** Whose session a token opens; undefined for none, an unknown or an ended one. */
export function findCustomer(database: SandboxDatabase, token: string | null): CustomerRow | undefined {
  if (token === null) return undefined
  return database.one<CustomerRow>(
    'SELECT customer.* FROM session JOIN customer USING (id_customer) WHERE token_hash = ?',
    hashToken(token),
  )
}

/** The customer's addresses, the first given first. */
export const readAddresses = (database: SandboxDatabase, id_customer: number): AddressRow[] =>
  database.all<AddressRow>(
    `SELECT ${addressColumns} FROM address WHERE id_customer = ? ORDER BY id_address`,
    id_customer,
  )

/** An address, if it is this customer's. */
export const findOwnAddress = (
  database: SandboxDatabase,
  id_customer: number,
  id_address: number,
): AddressRow | undefined => readAddresses(database, id_customer).find((address) => address.id_address === id_address)
