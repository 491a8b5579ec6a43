import { invalid } from '../http/ShopError'
import type { CustomerRow } from '../records/customer'
import { isStill } from '../session/accounts'
import type { Shop } from '../shop'
import { endPayments } from './endPayments'

/** Whatever is the customer's alone and goes. `?` is the customer's id. */
const ends = [
  'DELETE FROM session WHERE id_customer = ?',
  'DELETE FROM password_reset WHERE id_customer = ?',
  'DELETE FROM wish WHERE id_customer = ?',
  'DELETE FROM wishlist WHERE id_customer = ?',
  'DELETE FROM address WHERE id_customer = ?',
  // Of the newsletter what is this account's: whoever is on the list by other ways proved that address, and the account did not.
  'DELETE FROM newsletter WHERE id_customer = ?',
  `DELETE FROM newsletter WHERE state = 'pending'
    AND email IN (SELECT email FROM newsletter_letter WHERE id_customer = ?)`,
  'UPDATE newsletter_letter SET id_customer = NULL WHERE id_customer = ?',
  'DELETE FROM order_key WHERE id_order IN (SELECT id_order FROM orders WHERE id_customer = ?)',
  // What others bought from a gift list stays in their orders; whose list it was no longer stands there.
  `DELETE FROM giftlist_product WHERE id_giftlist IN (SELECT id_giftlist FROM giftlist WHERE id_customer = ?)
    AND id_giftlist_product NOT IN (SELECT id_giftlist_product FROM cart_item WHERE id_giftlist_product IS NOT NULL)
    AND id_giftlist_product NOT IN (SELECT id_giftlist_product FROM order_line WHERE id_giftlist_product IS NOT NULL)`,
  `UPDATE giftlist SET id_customer = NULL, name = '', name_parents = '', welcome_message = '', gender = NULL,
    published = 0 WHERE id_customer = ?`,
  `DELETE FROM giftlist WHERE id_customer IS NULL AND name = ''
    AND id_giftlist NOT IN (SELECT id_giftlist FROM giftlist_product)`,
  // Nobody opens it any more, with whichever token; the row stays for payments that were begun.
  ...['cart_item', 'cart_voucher', 'cart_token'].map(
    (table) => `DELETE FROM ${table} WHERE id_cart IN (SELECT id_cart FROM cart WHERE id_customer = ? AND closed = 0)`,
  ),
  `UPDATE cart SET id_customer = NULL, token_hash = 'ended ' || id_cart, service_point = NULL, gift_message = ''
    WHERE id_customer = ? AND closed = 0`,
  `UPDATE cart SET gift_message = '' WHERE id_customer = ?`,
  // An invoice needs names, addresses and amounts, and none of these.
  `UPDATE withdrawal SET reason = '' WHERE id_order IN (SELECT id_order FROM orders WHERE id_customer = ?)`,
  `UPDATE order_voucher SET email = '' WHERE id_order IN (SELECT id_order FROM orders WHERE id_customer = ?)`,
  `UPDATE orders SET email = '', gift_message = '' WHERE id_customer = ?`,
  // The row stays for its orders. Without a password it is no account, and nobody's.
  `UPDATE customer SET email = '', id_gender = NULL, firstname = '', lastname = '', is_guest = 1, password_hash = NULL
    WHERE id_customer = ?`,
]

/** The account goes for good. Orders stay without it, as the law asks for their invoices. `kept`: what is kept of its password. */
export function deleteAccount({ database }: Shop, { id_customer }: CustomerRow, kept: string): void {
  database.transaction(() => {
    // It was changed by someone else meanwhile.
    if (!isStill(database, { id_customer, password_hash: kept }))
      throw invalid('password', 'is not the password of this account')
    const carts = database.all<{ id_cart: number }>(
      'SELECT id_cart FROM cart WHERE id_customer = ? AND closed = 0',
      id_customer,
    )
    carts.forEach(({ id_cart }) => endPayments(database, id_cart))
    for (const end of ends) {
      if (end.includes('?')) database.run(end, id_customer)
      else database.run(end)
    }
  })
}
