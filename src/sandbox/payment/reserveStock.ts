import type { ShopDatabase } from '../database/ShopDatabase'
import { ShopError } from '../http/ShopError'

/**
 * Sets the pieces of the cart aside for its pending payment: nobody else sees them as stock until the payment ends (a
 * trigger gives them back). 409 cart_changed when there are not enough.
 */
export function reserveStock(database: ShopDatabase, payment: number, id_cart: number): void {
  const wanted = database.all<{ id_product_attribute: number; quantity: number }>(
    'SELECT id_product_attribute, sum(quantity) AS quantity FROM cart_item WHERE id_cart = ? GROUP BY 1',
    id_cart,
  )
  for (const { id_product_attribute, quantity } of wanted) {
    const taken = database.run(
      'UPDATE combination SET stock = stock - ?1 WHERE id_product_attribute = ?2 AND stock >= ?1',
      quantity,
      id_product_attribute,
    )
    if (taken === 0) throw new ShopError(409, 'cart_changed', 'There are fewer pieces now', { changed: true })
    database.insert('INSERT INTO reservation VALUES (?, ?, ?)', payment, id_product_attribute, quantity)
  }
}
