import type { GiftlistItem } from '../../../src/contract/giftlist'
import type { Sandbox } from '../../../src/sandbox/openSandbox'

interface GiftDetails {
  quantity?: number
  /** The contribution in cents. Without a contribution, the gift consists of whole items. */
  amount_cents?: number | null
  message?: string
  giver?: [firstname: string, lastname: string]
  placed?: string
}

/** The gift is the only line of a paid order. Returns the id of the order. */
export function insertGift(
  { database }: Sandbox,
  { id_giftlist_product, id_product_attribute }: GiftlistItem,
  details: GiftDetails = {},
): number {
  const { quantity = 1, amount_cents = null, message = '', giver = ['Cas', 'Maes'] } = details
  const [firstname, lastname] = giver
  const person = { email: 'cas@example.be', firstname, lastname, is_guest: true, id_lang: 1 }
  const id_customer = database.insertRow('customer', person)
  const id_cart = database.insert(
    `INSERT INTO cart (token_hash, closed, id_customer, id_country) VALUES (hex(randomblob(9)), 1, ?, 3)`,
    id_customer,
  )
  const id_order = database.insertRow('orders', {
    ...{ number: `UN-TEST-${id_cart}`, id_cart, id_customer, email: '', is_guest: true, id_payment: 1 },
    ...{ placed: details.placed ?? '2026-11-21T10:00:00.000Z', status: 'paid', gift_wanted: false, gift_message: '' },
    ...{ items_cents: 100, discount_cents: 0, shipping_cents: 0, wrapping_cents: 0, total_cents: 100 },
    ...{ vat: [], offers: [], delivery_address: 'null', invoice_address: 'null' },
  })
  database.insertRow('order_line', {
    ...{ id_order, position: 0, id_product_attribute, quantity, id_giftlist_product, amount_cents, message },
    ...{ price_cents: 100, discount_cents: 0, free_quantity: 0, delivery: { unit: 'days', min: 2, max: 4 } },
    destination: amount_cents === null ? 'pickup' : null,
  })
  return id_order
}
