import type * as v from 'valibot'
import { addressPayload } from '../../contract/requests'
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
  /** The ids of the default addresses. */
  id_address_delivery: number | null
  id_address_invoice: number | null
}

/** The row of the customer records which addresses are the defaults. */
export type AddressRecord = Omit<Address, 'default_delivery' | 'default_invoice' | '_links'>

export type EnteredAddress = v.InferOutput<typeof addressPayload>

/** The table has a column for each field of the payload. */
export const addressColumns = Object.keys(addressPayload.entries) as (keyof EnteredAddress)[]

export function findCustomer(database: SandboxDatabase, token: string | null): CustomerRow | undefined {
  if (token === null) return undefined
  return database.one<CustomerRow>(
    'SELECT customer.* FROM session JOIN customer USING (id_customer) WHERE token_hash = ?',
    hashToken(token),
  )
}

/** The oldest address comes first. */
export const readAddresses = (database: SandboxDatabase, id_customer: number): AddressRecord[] =>
  database.all<AddressRecord>(
    `SELECT id_address, ${addressColumns.join(', ')} FROM address WHERE id_customer = ? ORDER BY id_address`,
    id_customer,
  )

export const findOwnAddress = (
  database: SandboxDatabase,
  id_customer: number,
  id_address: number,
): AddressRecord | undefined =>
  readAddresses(database, id_customer).find((address) => address.id_address === id_address)

export interface DesignRow {
  id_design: number
  name: string
  design: string
  saved: string
}

export const readDesigns = (database: SandboxDatabase, id_customer: number): DesignRow[] =>
  database.all<DesignRow>(
    'SELECT id_design, name, design, saved FROM design WHERE id_customer = ? ORDER BY saved DESC, id_design DESC',
    id_customer,
  )
