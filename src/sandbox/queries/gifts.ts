import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { GiftItem } from '../rules/giftLines'
import { findGiftPrice, type GiftState } from '../rules/giftRemaining'

export type GivenAmounts = Pick<GiftState, 'given' | 'collected_cents'>

/**
 * Adds up the gifts for each item of a list, by id_giftlist_product. Counts the gifts in orders that are not cancelled,
 * except returned items, and the gifts in carts whose payment is pending. The gifts in the cart `excludedCartId` do not
 * count.
 */
export function readGivenAmounts(
  database: SandboxDatabase,
  id_giftlist: number,
  excludedCartId?: number,
): Map<number, GivenAmounts> {
  const rows = database.all<GivenAmounts & { id_giftlist_product: number }>(
    `SELECT id_giftlist_product, sum(iif(amount_cents IS NULL, items, 0)) AS given,
        sum(ifnull(amount_cents, 0)) AS collected_cents FROM (
      SELECT id_giftlist_product, amount_cents, line.quantity - ifnull((SELECT sum(back.quantity)
          FROM withdrawal_line AS back WHERE back.id_order = line.id_order AND back.position = line.position), 0) AS items
        FROM giftlist_product JOIN order_line AS line USING (id_giftlist_product) JOIN orders USING (id_order)
        WHERE id_giftlist = ?1 AND status <> 'cancelled'
      UNION ALL
      SELECT id_giftlist_product, line.amount_cents, line.quantity AS items
        FROM giftlist_product JOIN cart_item AS line USING (id_giftlist_product) JOIN payment USING (id_cart)
        WHERE id_giftlist = ?1 AND state = 'pending' AND id_cart IS NOT ?2
    ) GROUP BY id_giftlist_product`,
    id_giftlist,
    excludedCartId ?? null,
  )
  return new Map(rows.map(({ id_giftlist_product, ...givenAmounts }) => [id_giftlist_product, givenAmounts]))
}

type GiftItemRow = Pick<GiftState, 'quantity' | 'price_cents' | 'received'> & {
  id_giftlist_product: number
  id_giftlist: number
  id_product_attribute: number
  fixed_cents: number | null
  published: number
  can_deliver_to_owner: number
}

/**
 * Selects items for a cart (?1) on an ISO day (?2). An item that is no longer sold has the price 0, so that nothing of
 * it remains. If the gifts are hidden from the owner of the cart, the list counts as unpublished, because a remaining
 * amount would reveal what was given.
 */
const giftItemsSql = `SELECT id_giftlist_product, id_giftlist, giftlist_product.id_product_attribute, giftlist_product.quantity,
    received, fixed_cents, iif(ifnull(hidden_until, '') > ?2 AND EXISTS (SELECT 1 FROM cart WHERE id_cart = ?1
      AND id_customer IN (giftlist.id_customer, id_partner)), 0, published) AS published, giftlist.id_address_delivery IS NOT NULL AS can_deliver_to_owner,
    iif(product.active, combination.price_cents, 0) AS price_cents
  FROM giftlist_product JOIN giftlist USING (id_giftlist) JOIN combination USING (id_product_attribute)
  JOIN product USING (id_product)`

function completeGiftItem(row: GiftItemRow, givenAmounts: GivenAmounts | undefined): GiftItem {
  const { quantity, received, id_product_attribute } = row
  const gifts = { given: givenAmounts?.given ?? 0, collected_cents: givenAmounts?.collected_cents ?? 0 }
  return {
    quantity,
    received,
    id_product_attribute,
    ...gifts,
    price_cents: findGiftPrice({ ...row, ...gifts }),
    published: row.published === 1,
    can_deliver_to_owner: row.can_deliver_to_owner === 1,
  }
}

interface GiftViewer {
  id_cart: number
  today: string
}

/** Reads an item of any gift list, with the gifts outside this cart. */
export function readGiftItem(
  database: SandboxDatabase,
  id_giftlist_product: number,
  { id_cart, today }: GiftViewer,
): GiftItem | undefined {
  const row = database.one<GiftItemRow>(
    `${giftItemsSql} WHERE id_giftlist_product = ?3 AND giftlist_product.quantity > 0`,
    id_cart,
    today,
    id_giftlist_product,
  )
  return row && completeGiftItem(row, readGivenAmounts(database, row.id_giftlist, id_cart).get(id_giftlist_product))
}

/** Reads the gift list items of a cart's line items, by id_giftlist_product, with the gifts outside this cart. */
export function readCartGiftItems(database: SandboxDatabase, { id_cart, today }: GiftViewer): Map<number, GiftItem> {
  const rows = database.all<GiftItemRow>(
    `${giftItemsSql} WHERE id_giftlist_product IN (SELECT id_giftlist_product FROM cart_item WHERE id_cart = ?1)`,
    id_cart,
    today,
  )
  const listIds = new Set(rows.map((row) => row.id_giftlist))
  const amountsByItem = new Map(
    [...listIds].flatMap((id_giftlist) => [...readGivenAmounts(database, id_giftlist, id_cart)]),
  )
  return new Map(
    rows.map((row) => [row.id_giftlist_product, completeGiftItem(row, amountsByItem.get(row.id_giftlist_product))]),
  )
}
