import type { ShopDatabase, SqlValue } from '../database/ShopDatabase'
import type { GivenAddress } from './checkAddress'

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

/** A new address of the customer, or the very same one when there is one already. Answers its id. */
export function addAddress(database: ShopDatabase, id_customer: number, address: GivenAddress): number {
  const values = valuesOf(address)
  const known = database.one<{ id_address: number }>(
    `SELECT id_address FROM address WHERE (firstname, lastname, company, vat_number, address1, address2, postcode, city,
      id_country) IS (?, ?, ?, ?, ?, ?, ?, ?, ?) AND id_customer = ?`,
    ...values,
    id_customer,
  )
  if (known) return known.id_address
  return database.insert(
    `INSERT INTO address (firstname, lastname, company, vat_number, address1, address2, postcode, city, id_country,
      id_customer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...values,
    id_customer,
  )
}

/** Writes over an address. */
export function rewriteAddress(database: ShopDatabase, id_address: number, address: GivenAddress): void {
  database.run(
    `UPDATE address SET firstname = ?, lastname = ?, company = ?, vat_number = ?, address1 = ?, address2 = ?,
      postcode = ?, city = ?, id_country = ? WHERE id_address = ?`,
    ...valuesOf(address),
    id_address,
  )
}
