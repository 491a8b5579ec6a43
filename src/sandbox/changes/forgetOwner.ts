import type { ShopDatabase } from '../database/ShopDatabase'
import type { CartRow } from '../records/cart'

/**
 * Goes before a cart becomes somebody else's: of a registered customer only the goods go along, not what they wrote and
 * where they collect it. A guest who logs in is taken for the same person.
 */
export function forgetOwner(database: ShopDatabase, { id_cart }: CartRow): void {
  database.run(
    `UPDATE cart SET gift_wanted = 0, gift_message = '', id_carrier = NULL, service_point = NULL
      WHERE id_cart = ? AND id_customer IN (SELECT id_customer FROM customer WHERE is_guest = 0)`,
    id_cart,
  )
}
