import type { GiftDestination } from '../../contract/giftDestination'
import type { AttributeData, PictureData } from '../catalogue/catalogueShape'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { parseColumn } from '../database/json'

interface CartLineRow {
  id_cart_item: number
  id_product: number
  id_product_attribute: number
  id_sku: number
  quantity: number
  price_cents: number
  regular_cents: number | null
  lowest_cents: number | null
  name: string
  combination: string
  product_slug: string
  sku_slug: string
  brand_slug: string
  brand_name: string
  photos: string
  delivery_unit: 'days' | 'weeks'
  delivery_min: number
  delivery_max: number
  stock: number
  weight_grams: number
  bulky: number
  gift_wrap: number
  attributes: string
  id_giftlist_product: number | null
  giftlist_name: string | null
  /** The amount of a contribution, which is also the price of the line item; null for whole items. */
  amount_cents: number | null
  /** The giver's message to the owner of the gift list. */
  message: string
  destination: GiftDestination | null
}

/** A line item of a cart or an order with the data of its variant. Prices are in cents per item. */
export type CartLine = Omit<CartLineRow, 'photos' | 'attributes'> & {
  picture: PictureData | null
  /** The keys of the attributes by group. */
  attributes: Readonly<Record<string, string>>
}

/**
 * The columns for the variant, product and gift list of a line item. A query adds the columns of its own table, which
 * must be named `line`.
 */
export const lineColumns = `product.id_product, product.name, product.slug AS product_slug,
  ifnull(combination.weight_grams, product.weight_grams) AS weight_grams,
  product.bulky, product.gift_wrap, combination.id_product_attribute, combination.id_sku,
  combination.name AS combination, combination.slug AS sku_slug, combination.photos, combination.attributes, brand.slug AS brand_slug, brand.name AS brand_name, line.id_giftlist_product,
  line.amount_cents, line.message,
  ifnull(nullif(giftlist.name_parents, ''), nullif(giftlist.name, '')) AS giftlist_name`
export const lineTables = `AS line JOIN combination USING (id_product_attribute)
  JOIN product ON product.id_product = combination.id_product JOIN brand ON brand.id_brand = product.id_brand
  LEFT JOIN giftlist_product ON giftlist_product.id_giftlist_product = line.id_giftlist_product
  LEFT JOIN giftlist USING (id_giftlist)`

/** `sql` must select lineColumns and have one parameter, which is `id`. */
export function queryLines<Line extends CartLine = CartLine>(
  database: SandboxDatabase,
  sql: string,
  id: number,
): Line[] {
  return database.all<CartLineRow>(sql, id).map(({ photos, attributes, ...row }) => {
    const picture = parseColumn<PictureData[]>(photos)[0] ?? null
    const groups = parseColumn<AttributeData[]>(attributes).map(({ group, key }) => [group, key] as const)
    return { ...row, picture, attributes: Object.fromEntries(groups) } as Line
  })
}

/**
 * The stock of a variant for a cart. The stock includes the items that the cart's own pending payment has reserved, and
 * is 0 for products that are no longer sold.
 */
const stockColumn = `iif(product.active, combination.stock + ifnull((SELECT quantity FROM reservation JOIN payment USING (id)
  WHERE id_cart = line.id_cart AND reservation.id_product_attribute = line.id_product_attribute), 0), 0) AS stock`

/**
 * The destination of a gift. A gift for the owner goes to the giver if the gift list no longer has a delivery address.
 */
const destinationColumn = `iif(line.destination = 'owner' AND giftlist.id_address_delivery IS NULL, 'giver',
  line.destination) AS destination`

/** Reads the line items of a cart with current prices, in the order in which they were added. */
export const readCartLines = (database: SandboxDatabase, id_cart: number): CartLine[] =>
  queryLines(
    database,
    `SELECT line.id_cart_item, line.quantity, ifnull(line.amount_cents, price_cents) AS price_cents,
      iif(line.amount_cents IS NULL, regular_cents, NULL) AS regular_cents,
      iif(line.amount_cents IS NULL, lowest_cents, NULL) AS lowest_cents,
      delivery_unit, delivery_min, delivery_max, ${destinationColumn}, ${stockColumn}, ${lineColumns}
      FROM cart_item ${lineTables} WHERE id_cart = ? ORDER BY id_cart_item`,
    id_cart,
  )
