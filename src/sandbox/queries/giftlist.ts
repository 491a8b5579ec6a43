import type { SandboxDatabase } from '../database/SandboxDatabase'
import { findGiftPrice } from '../rules/giftRemaining'
import { type GivenAmounts, readGivenAmounts } from './gifts'

export interface GiftlistRow {
  id_giftlist: number
  /** Null if the owner deleted the account and no second owner took over the list. */
  id_customer: number | null
  /** The second owner; null if there is none. */
  id_partner: number | null
  /** The latest invitation of a second owner, accepted or not. Without an invitation, email and token are null. */
  partner_email: string | null
  partner_token_hash: string | null
  partner_invited: string | null
  name: string
  name_parents: string
  welcome_message: string
  gender: number | null
  published: number
  listed: number
  code: string
  event_date: string | null
  hidden_until: string | null
  id_address_delivery: number | null
}

export interface GiftlistItemRow extends GivenAmounts {
  id_giftlist_product: number
  id_giftlist: number
  id_product_attribute: number
  quantity: number
  priority: number
  received: number
  /** The price in cents when the payment of the first contribution began; null before that. */
  fixed_cents: number | null
  id_product: number
  active: number
  stock: number
  /** Today's price in cents, and the price in cents at which gifts count (rules/giftRemaining). */
  current_cents: number
  price_cents: number
  name: string
  combination: string
  brand_name: string
  photos: string
  product_slug: string
  sku_slug: string
  delivery_unit: 'days' | 'weeks'
  delivery_min: number
  delivery_max: number
}

export const readGiftlists = (database: SandboxDatabase, id_customer: number): GiftlistRow[] =>
  database.all('SELECT * FROM giftlist WHERE ? IN (id_customer, id_partner) ORDER BY id_giftlist DESC', id_customer)

/** Reads the lists that users can find by searching, latest first. */
export const readListedGiftlists = (database: SandboxDatabase): GiftlistRow[] =>
  database.all('SELECT * FROM giftlist WHERE published = 1 AND listed = 1 ORDER BY id_giftlist DESC')

/** Returns undefined if the list does not exist or belongs to another customer. */
export const findOwnGiftlist = (
  database: SandboxDatabase,
  id_customer: number,
  id_giftlist: number,
): GiftlistRow | undefined =>
  database.one(
    'SELECT * FROM giftlist WHERE ? IN (id_customer, id_partner) AND id_giftlist = ?',
    id_customer,
    id_giftlist,
  )

export const findListedGiftlist = (database: SandboxDatabase, id_giftlist: number): GiftlistRow | undefined =>
  database.one('SELECT * FROM giftlist WHERE published = 1 AND listed = 1 AND id_giftlist = ?', id_giftlist)

export const findGiftlistByCode = (database: SandboxDatabase, code: string): GiftlistRow | undefined =>
  database.one('SELECT * FROM giftlist WHERE code = ?', code)

/** The items of a gift list by priority, and those that were removed while their gifts were hidden from the owner. */
export interface GiftlistItemRows {
  items: GiftlistItemRow[]
  removedItems: GiftlistItemRow[]
}

export function readGiftlistItems(database: SandboxDatabase, id_giftlist: number): GiftlistItemRows {
  const givenAmounts = readGivenAmounts(database, id_giftlist)
  const rows = database.all<Omit<GiftlistItemRow, keyof GivenAmounts | 'price_cents'>>(
    `SELECT giftlist_product.*, id_product, active, stock, price_cents AS current_cents, product.name, combination.name AS combination,
        brand.name AS brand_name, photos, product.slug AS product_slug, combination.slug AS sku_slug,
        delivery_unit, delivery_min, delivery_max
      FROM giftlist_product JOIN combination USING (id_product_attribute) JOIN product USING (id_product)
      JOIN brand USING (id_brand) WHERE id_giftlist = ? ORDER BY priority, id_giftlist_product`,
    id_giftlist,
  )
  const allItems = rows.map((row) => {
    const gifts = { given: 0, collected_cents: 0, ...givenAmounts.get(row.id_giftlist_product) }
    return { ...row, ...gifts, price_cents: findGiftPrice({ ...row, ...gifts, price_cents: row.current_cents }) }
  })
  return {
    items: allItems.filter(({ quantity }) => quantity > 0),
    removedItems: allItems.filter(({ quantity }) => quantity === 0),
  }
}

/** A gift from a list, which is a line item of an order. */
export interface GiftRow {
  id_order: number
  position: number
  id_giftlist_product: number
  name: string
  combination: string
  photos: string
  quantity: number
  /** The amount of a contribution; null for whole items. */
  amount_cents: number | null
  message: string
  giver: string
  placed: string
  destination: 'giver' | 'owner' | 'pickup' | null
  thanked: number
}

/**
 * Reads the gifts given from a list, latest first, without returned items and cancelled orders. A giver whose account
 * was deleted has no name.
 */
export const readGifts = (database: SandboxDatabase, id_giftlist: number): GiftRow[] =>
  database.all(
    `SELECT * FROM (
      SELECT id_order, line.position, id_giftlist_product, product.name, combination.name AS combination, photos,
        amount_cents, line.quantity - ifnull((SELECT sum(back.quantity) FROM withdrawal_line AS back
          WHERE back.id_order = line.id_order AND back.position = line.position), 0) AS quantity,
        message, trim(firstname || ' ' || lastname) AS giver, placed, destination, thanked
      FROM giftlist_product JOIN order_line AS line USING (id_giftlist_product) JOIN orders USING (id_order)
      JOIN customer USING (id_customer)
      JOIN combination ON combination.id_product_attribute = line.id_product_attribute JOIN product USING (id_product)
      WHERE id_giftlist = ? AND status <> 'cancelled'
    ) WHERE quantity > 0 ORDER BY id_order DESC, position`,
    id_giftlist,
  )
