import type { ShopDatabase } from '../database/ShopDatabase'

interface WantedDefaults {
  default_delivery?: boolean | undefined
  default_invoice?: boolean | undefined
}

/** Gives a default that the customer lacks to the oldest address: the first one there is, or after the default was deleted. */
export function settleDefaults(database: ShopDatabase, id_customer: number): void {
  database.run(
    `UPDATE customer SET id_address_delivery = ifnull(id_address_delivery, oldest.id_address),
      id_address_invoice = ifnull(id_address_invoice, oldest.id_address)
      FROM (SELECT min(id_address) AS id_address FROM address WHERE id_customer = ?1) AS oldest
      WHERE customer.id_customer = ?1`,
    id_customer,
  )
}

/**
 * Makes an address the customer's default, in place of the one before. `false` takes nothing away: a default ends when
 * another address becomes it, so that the next order always has somewhere to go.
 */
export function wantDefaults(database: ShopDatabase, id_customer: number, id_address: number, wanted: WantedDefaults) {
  for (const use of ['delivery', 'invoice'] as const) {
    if (wanted[`default_${use}`] !== true) continue
    database.run(`UPDATE customer SET id_address_${use} = ? WHERE id_customer = ?`, id_address, id_customer)
  }
}
