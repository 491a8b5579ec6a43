import type { ShopDatabase } from '../database/ShopDatabase'

/**
 * Whoever is paying for the cart as it is can no longer do so, and what was set aside for it is there for all again. Goes
 * before a change of the cart, which may need these very pieces.
 */
export function endPayments(database: ShopDatabase, id_cart: number): void {
  database.run(`UPDATE payment SET state = 'expired' WHERE id_cart = ? AND state = 'pending'`, id_cart)
}
