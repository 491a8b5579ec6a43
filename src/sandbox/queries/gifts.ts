import type { SandboxDatabase } from '../database/SandboxDatabase'

export interface Given {
  given: number
  collected_cents: number
}

/**
 * Sums up what was given to the items of a list, by id_giftlist_product: orders without what was returned, and carts
 * whose payment is pending, except one cart.
 */
export function readGiven(database: SandboxDatabase, id_giftlist: number, exceptCart?: number): Map<number, Given> {
  const rows = database.all<Given & { id_giftlist_product: number }>(
    `SELECT id_giftlist_product, sum(iif(amount_cents IS NULL, line.quantity, 0)) AS given,
        sum(ifnull(amount_cents, 0)) AS collected_cents FROM (
      SELECT id_giftlist_product, quantity, amount_cents FROM order_line
      UNION ALL
      SELECT id_giftlist_product, quantity, amount_cents FROM cart_item JOIN payment USING (id_cart)
        WHERE state = 'pending' AND id_cart IS NOT ?2
    ) AS line JOIN giftlist_product USING (id_giftlist_product) WHERE id_giftlist = ?1 GROUP BY id_giftlist_product`,
    id_giftlist,
    exceptCart ?? null,
  )
  return new Map(rows.map(({ id_giftlist_product, ...given }) => [id_giftlist_product, given]))
}
