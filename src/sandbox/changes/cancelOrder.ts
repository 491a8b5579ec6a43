import type { Shop } from '../shop'

/** An order that was not packed yet will not be: its pieces are there for others again, once. Must run in a transaction. */
export function cancelOrder({ database }: Shop, id_order: number): void {
  const cancelled = database.run(
    `UPDATE orders SET status = 'cancelled' WHERE id_order = ? AND status <> 'cancelled'`,
    id_order,
  )
  if (cancelled === 0) return
  database.run(
    `UPDATE combination SET stock = stock + back.quantity
      FROM (SELECT id_product_attribute, sum(quantity) AS quantity FROM order_line WHERE id_order = ? GROUP BY 1) AS back
      WHERE back.id_product_attribute = combination.id_product_attribute`,
    id_order,
  )
}
