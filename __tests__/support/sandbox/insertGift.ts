import type { GiftlistItem } from '../../../src/contract/giftlist'
import type { Sandbox } from '../../../src/sandbox/openSandbox'

interface GiftDetails {
  quantity?: number
  /** A contribution in cents. Without it, the gift consists of whole items. */
  amount_cents?: number | null
  message?: string
  giver?: [firstname: string, lastname: string]
  placed?: string
}

/**
 * Inserts a paid order of one gift to an item of a list, for tests of the pages of owners and visitors. Returns the id
 * of the order.
 */
export function insertGift(
  { database }: Sandbox,
  { id_giftlist_product, id_product_attribute }: GiftlistItem,
  details: GiftDetails = {},
): number {
  const { quantity = 1, amount_cents = null, message = '', giver = ['Cas', 'Maes'] } = details
  const id_customer = database.insert(
    `INSERT INTO customer (email, firstname, lastname, is_guest, id_lang) VALUES ('cas@example.be', ?, ?, 1, 1)`,
    ...giver,
  )
  const id_cart = database.insert(
    `INSERT INTO cart (token_hash, closed, id_customer, id_country) VALUES (hex(randomblob(9)), 1, ?, 3)`,
    id_customer,
  )
  const id_order = database.insert(
    `INSERT INTO orders (number, id_cart, id_customer, placed, status, email, is_guest, items_cents, discount_cents,
      shipping_cents, wrapping_cents, total_cents, vat, id_payment, gift_wanted, gift_message, delivery_address,
      invoice_address, offers) VALUES (?, ?, ?, ?, 'paid', '', 1, 100, 0, 0, 0, 100, '[]', 1, 0, '', 'null', 'null', '[]')`,
    `UN-TEST-${id_cart}`,
    id_cart,
    id_customer,
    details.placed ?? '2026-11-21T10:00:00.000Z',
  )
  database.run(
    `INSERT INTO order_line (id_order, position, id_product_attribute, quantity, price_cents, discount_cents,
      free_quantity, id_giftlist_product, delivery, amount_cents, message, destination)
      VALUES (?1, 0, ?2, ?3, 100, 0, 0, ?4, '{"unit":"days","min":2,"max":4}', ?5, ?6, iif(?5 IS NULL, 'pickup', NULL))`,
    id_order,
    id_product_attribute,
    quantity,
    id_giftlist_product,
    amount_cents,
    message,
  )
  return id_order
}
