import type * as v from 'valibot'
import type { SandboxDatabase, SqlValue } from '../../database/SandboxDatabase'
import { createInvalid, ShopError } from '../../http/ShopError'
import type { addressPayload } from '../../../contract/requests'
import { normalizeVatNumber } from '../../../contract/normalizeVatNumber'
import type { SandboxContext } from '../../context'

/** The most addresses that a customer can have. */
export const maxAddresses = 50

/**
 * Adds an address and returns its id, or that of an equal one that exists. The first address becomes both defaults.
 * More than `maxAddresses` are 422 too_many_addresses.
 */
export function addAddress(database: SandboxDatabase, id_customer: number, address: GivenAddress): number {
  const values = listAddressValues(address)
  const known = database.one<{ id_address: number }>(
    `SELECT id_address FROM address WHERE (firstname, lastname, company, vat_number, address1, address2, postcode, city,
      id_country) IS (?, ?, ?, ?, ?, ?, ?, ?, ?) AND id_customer = ?`,
    ...values,
    id_customer,
  )
  if (known) return known.id_address
  const had = database.one<{ count: number }>(
    'SELECT count(*) AS count FROM address WHERE id_customer = ?',
    id_customer,
  )
  if ((had?.count ?? 0) >= maxAddresses) {
    throw new ShopError(422, 'too_many_addresses', `A customer has at most ${maxAddresses} addresses`, {
      maximum: maxAddresses,
    })
  }
  const id_address = database.insert(
    `INSERT INTO address (firstname, lastname, company, vat_number, address1, address2, postcode, city, id_country,
      id_customer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...values,
    id_customer,
  )
  fillDefaultAddresses(database, id_customer)
  return id_address
}

const listAddressValues = (address: GivenAddress): SqlValue[] => [
  address.firstname,
  address.lastname,
  address.company,
  address.vat_number,
  address.address1,
  address.address2,
  address.postcode,
  address.city,
  address.id_country,
]

/** Overwrites an address. Returns true if it is different now. */
export function rewriteAddress(database: SandboxDatabase, id_address: number, address: GivenAddress): boolean {
  const changed = database.run(
    `UPDATE address SET firstname = ?1, lastname = ?2, company = ?3, vat_number = ?4, address1 = ?5, address2 = ?6,
      postcode = ?7, city = ?8, id_country = ?9 WHERE id_address = ?10 AND (firstname, lastname, company, vat_number,
      address1, address2, postcode, city, id_country) IS NOT (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
    ...listAddressValues(address),
    id_address,
  )
  return changed > 0
}

export type GivenAddress = v.InferOutput<typeof addressPayload>

/**
 * Checks country, postcode and VAT number; a wrong one is 422 invalid with the field, prefixed with `within`
 * (`delivery.`). Returns the address as it is stored: empty fields are null, and the VAT number is normalized.
 */
export function checkAddress({ database }: SandboxContext, given: GivenAddress, within: string): GivenAddress {
  const country = database.one<{ iso: string; postcode: string }>(
    'SELECT iso, postcode FROM country WHERE id_country = ?',
    given.id_country,
  )
  if (!country) throw createInvalid(`${within}id_country`, 'we do not deliver to this country')
  if (!new RegExp(country.postcode).test(given.postcode)) {
    throw createInvalid(`${within}postcode`, 'is not a postcode of this country')
  }
  const typed = given.vat_number?.trim() ?? ''
  const vat_number = typed === '' ? null : normalizeVatNumber(typed, country.iso)
  if (typed !== '' && vat_number === null) throw createInvalid(`${within}vat_number`, 'is not a VAT number')
  return { ...given, company: given.company?.trim() || null, address2: given.address2?.trim() || null, vat_number }
}

interface WantedDefaults {
  default_delivery?: boolean | undefined
  default_invoice?: boolean | undefined
}

/**
 * Makes the oldest address the default where the customer has none: after the first address, or after the default was
 * deleted.
 */
export function fillDefaultAddresses(database: SandboxDatabase, id_customer: number): void {
  database.run(
    `UPDATE customer SET id_address_delivery = ifnull(id_address_delivery, oldest.id_address),
      id_address_invoice = ifnull(id_address_invoice, oldest.id_address)
      FROM (SELECT min(id_address) AS id_address FROM address WHERE id_customer = ?1) AS oldest
      WHERE customer.id_customer = ?1`,
    id_customer,
  )
}

/**
 * Makes an address the customer's default. `false` does not remove a default, so that there is always one: a default
 * only ends when another address takes its place.
 */
export function setDefaultAddresses(
  database: SandboxDatabase,
  id_customer: number,
  id_address: number,
  wanted: WantedDefaults,
) {
  for (const use of ['delivery', 'invoice'] as const) {
    if (wanted[`default_${use}`] !== true) continue
    database.run(`UPDATE customer SET id_address_${use} = ? WHERE id_customer = ?`, id_address, id_customer)
  }
}
