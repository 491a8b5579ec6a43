import { isDeepStrictEqual } from 'node:util'
import type { SandboxDatabase, SqlValue } from '../../database/SandboxDatabase'
import { createValidationError, ShopError } from '../../http/ShopError'
import { normalizeVatNumber } from '../../../contract/normalizeVatNumber'
import type { SandboxContext } from '../../context'
import { addressColumns, type EnteredAddress } from '../../queries/customer'

const columnList = addressColumns.join(', ')
const placeholders = addressColumns.map(() => '?').join(', ')

export const maxAddresses = 50

/**
 * Adds an address and returns its id. If the customer already has an equal address, returns the id of that address. The
 * first address becomes the default for deliveries and for invoices. More than `maxAddresses` addresses give 422
 * too_many_addresses.
 */
export function addAddress(database: SandboxDatabase, id_customer: number, address: EnteredAddress): number {
  const row = pickColumns(address)
  const existingId = database.value<number>(
    `SELECT id_address FROM address WHERE (${columnList}) IS (${placeholders}) AND id_customer = ?`,
    ...Object.values(row),
    id_customer,
  )
  if (existingId !== undefined) return existingId
  if (database.count('address WHERE id_customer = ?', id_customer) >= maxAddresses) {
    throw new ShopError(422, 'too_many_addresses', `A customer has at most ${maxAddresses} addresses`, {
      maximum: maxAddresses,
    })
  }
  const id_address = database.insertRow('address', { ...row, id_customer })
  fillDefaultAddresses(database, id_customer)
  return id_address
}

const pickColumns = (address: EnteredAddress): Record<string, SqlValue> =>
  Object.fromEntries(addressColumns.map((column) => [column, address[column] ?? null]))

export const isSameAddress = (one: EnteredAddress, other: EnteredAddress): boolean =>
  isDeepStrictEqual(pickColumns(one), pickColumns(other))

export function rewriteAddress(database: SandboxDatabase, id_address: number, address: EnteredAddress): boolean {
  const columnValues = Object.values(pickColumns(address))
  const changedCount = database.run(
    `UPDATE address SET ${addressColumns.map((column) => `${column} = ?`).join(', ')}
      WHERE id_address = ? AND (${columnList}) IS NOT (${placeholders})`,
    ...columnValues,
    id_address,
    ...columnValues,
  )
  return changedCount > 0
}

/**
 * Validates country, postcode and VAT number. An invalid value gives 422 invalid with the field, prefixed with
 * `fieldPrefix` (`delivery.`). Returns the address to store, with null for empty fields and a normalized VAT number.
 */
export function checkAddress(
  { database }: SandboxContext,
  address: EnteredAddress,
  fieldPrefix: string,
): EnteredAddress {
  const country = database.one<{ iso: string; postcode: string }>(
    'SELECT iso, postcode FROM country WHERE id_country = ?',
    address.id_country,
  )
  if (!country) throw createValidationError(`${fieldPrefix}id_country`, 'we do not deliver to this country')
  if (!new RegExp(country.postcode).test(address.postcode)) {
    throw createValidationError(`${fieldPrefix}postcode`, 'is not a postcode of this country')
  }
  const enteredVatNumber = address.vat_number?.trim() ?? ''
  const vat_number = enteredVatNumber === '' ? null : normalizeVatNumber(enteredVatNumber, country.iso)
  if (enteredVatNumber !== '' && vat_number === null)
    throw createValidationError(`${fieldPrefix}vat_number`, 'is not a VAT number')
  return { ...replaceEmptyTexts(address), vat_number }
}

/**
 * Trims strings, and replaces empty optional strings with null. The payload's schema has already refused empty required
 * strings.
 */
function replaceEmptyTexts(address: EnteredAddress): EnteredAddress {
  const entries = Object.entries(address).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ])
  return Object.fromEntries(entries) as EnteredAddress
}

/**
 * Makes the oldest address the default for deliveries or invoices if the customer has no such default: after the first
 * address was added, or after the default was deleted.
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
 * Makes an address the customer's default for each use that is true in `choices`. `false` does not remove a default, so
 * that a customer with addresses always has defaults.
 */
export function setDefaultAddresses(
  database: SandboxDatabase,
  id_customer: number,
  id_address: number,
  choices: { default_delivery?: boolean | undefined; default_invoice?: boolean | undefined },
): void {
  for (const use of ['delivery', 'invoice'] as const) {
    if (choices[`default_${use}`] !== true) continue
    database.run(`UPDATE customer SET id_address_${use} = ? WHERE id_customer = ?`, id_address, id_customer)
  }
}
