import type { ShopDatabase, SqlValue } from '../database/ShopDatabase'
import { ShopError } from '../http/ShopError'
import type { GivenAddress } from './checkAddress'
import { settleDefaults } from './defaultAddresses'

/** As many as one customer may have. */
export const mostAddresses = 50

const valuesOf = (address: GivenAddress): SqlValue[] => [
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

/**
 * A new address of the customer, or the very same one when there is one already. Answers its id. The first one becomes both
 * defaults; beyond `mostAddresses` it is refused as 422 too_many_addresses.
 */
export function addAddress(database: ShopDatabase, id_customer: number, address: GivenAddress): number {
  const values = valuesOf(address)
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
  if ((had?.count ?? 0) >= mostAddresses) {
    throw new ShopError(422, 'too_many_addresses', `A customer has at most ${mostAddresses} addresses`, {
      maximum: mostAddresses,
    })
  }
  const id_address = database.insert(
    `INSERT INTO address (firstname, lastname, company, vat_number, address1, address2, postcode, city, id_country,
      id_customer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...values,
    id_customer,
  )
  settleDefaults(database, id_customer)
  return id_address
}

/** Writes over an address. Answers whether it is another one now. */
export function rewriteAddress(database: ShopDatabase, id_address: number, address: GivenAddress): boolean {
  const changed = database.run(
    `UPDATE address SET firstname = ?1, lastname = ?2, company = ?3, vat_number = ?4, address1 = ?5, address2 = ?6,
      postcode = ?7, city = ?8, id_country = ?9 WHERE id_address = ?10 AND (firstname, lastname, company, vat_number,
      address1, address2, postcode, city, id_country) IS NOT (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
    ...valuesOf(address),
    id_address,
  )
  return changed > 0
}
