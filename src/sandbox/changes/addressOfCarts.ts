import type { Shop } from '../shop'
import { endPayments } from './endPayments'
import { settleCarrier } from './settleCarrier'

/**
 * Changes or deletes an address (`change`; it answers whether anything became different) and lets the open carts that use
 * it follow: whoever is paying for one can no longer do so, the delivery address decides on the country, and a carrier that
 * does not go there is taken out. Orders keep the copy that they were placed with.
 */
export function changeAddressOfCarts(shop: Shop, id_address: number, change: () => boolean): void {
  const { database } = shop
  const carts = database.all<{ id_cart: number }>(
    'SELECT id_cart FROM cart WHERE closed = 0 AND (id_address_delivery = ?1 OR id_address_invoice = ?1)',
    id_address,
  )
  if (!change()) return
  for (const { id_cart } of carts) {
    endPayments(database, id_cart)
    database.run(
      `UPDATE cart SET id_country = address.id_country FROM address
        WHERE cart.id_cart = ? AND address.id_address = cart.id_address_delivery`,
      id_cart,
    )
    settleCarrier(shop, id_cart)
  }
}
