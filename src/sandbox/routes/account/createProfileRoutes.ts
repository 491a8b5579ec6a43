import type { Hono } from 'hono'
import {
  deleteAccountPayload,
  type UpdateProfilePayload,
  updateProfilePayload,
} from '../../../contract/accountRequests'
import { moveNewsletter } from './requestNewsletter'
import { readLanguage } from '../../http/language'
import { findMailOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { readCustomerToken } from '../../http/tokens'
import { mailNotice } from '../../mail/mailAccount'
import { serializeCustomerData } from '../../serializers/customerData'
import { readSession, requireAccount } from '../../session/sessions'
import { isPasswordUnchanged, requireNoAccount, requireOwnPassword, isSameEmail } from '../../session/accounts'
import type { SandboxContext } from '../../context'
import type { CustomerRow } from '../../queries/customer'
import { endResets } from '../../session/passwords'
import { checkGender } from './saveCustomer'
import { createValidationError } from '../../http/ShopError'
import { endPayments } from '../cart/cartAdjustments'

export function createProfileRoutes(routes: Hono, context: SandboxContext): void {
  const { database, siteOrigin } = context
  routes.put('/me', async (c) => {
    const payload = await readPayload(c, updateProfilePayload)
    const { formerCustomer, isEmailChanged, answer } = database.transaction(() => {
      const customer = requireAccount(context, c)
      const hasNewEmail = updateProfile(context, customer, payload.customer)
      const session = readSession(context, readCustomerToken(c))
      return { formerCustomer: customer, isEmailChanged: hasNewEmail, answer: session }
    })
    const origin = findMailOrigin(c, siteOrigin)
    if (isEmailChanged) {
      mailNotice(context, formerCustomer, { notice: 'email-changed', language: readLanguage(c), origin })
      moveNewsletter(context, { ...formerCustomer, email: payload.customer.email }, origin)
    }
    return c.json(answer)
  })

  routes.get('/me/data', (c) => c.json(serializeCustomerData(context, requireAccount(context, c), readLanguage(c))))

  routes.post('/me/deletion', async (c) => {
    const { password } = await readPayload(c, deleteAccountPayload)
    const customer = requireAccount(context, c)
    const storedHash = await requireOwnPassword(context, customer, password)
    deleteAccount(context, customer, storedHash)
    const origin = findMailOrigin(c, siteOrigin)
    mailNotice(context, customer, { notice: 'account-deleted', language: readLanguage(c), origin })
    return c.json({})
  })
}

/**
 * Overwrites the gender, names and email address of a customer. An email address of another account gives 409
 * account_exists. Returns true if the address has changed. Password links that were sent to the old address then end.
 */
function updateProfile(
  { database }: SandboxContext,
  customer: CustomerRow,
  profile: UpdateProfilePayload['customer'],
): boolean {
  checkGender(profile.id_gender, 'customer.id_gender')
  const isEmailChanged = !isSameEmail(customer.email, profile.email)
  if (isEmailChanged) {
    requireNoAccount(database, profile.email)
    endResets(database, customer.id_customer)
  }
  const { id_gender, firstname, lastname, email } = profile
  database.updateRows('customer', { id_customer: customer.id_customer }, { id_gender, firstname, lastname, email })
  return isEmailChanged
}

/** The statements that delete a customer's data, or erase it from rows that must remain. `?` is the customer's id. */
const deletions = [
  'DELETE FROM session WHERE id_customer = ?',
  'DELETE FROM password_reset WHERE id_customer = ?',
  'DELETE FROM wish WHERE id_customer = ?',
  'DELETE FROM wishlist WHERE id_customer = ?',
  'DELETE FROM design WHERE id_customer = ?',
  'DELETE FROM address WHERE id_customer = ?',
  // Only the account's own subscription ends. A user who subscribed the address by other means has proven ownership of
  // it, and the account has not.
  'DELETE FROM newsletter WHERE id_customer = ?',
  `DELETE FROM newsletter WHERE state = 'pending'
    AND email IN (SELECT email FROM newsletter_email WHERE id_customer = ?)`,
  'UPDATE newsletter_email SET id_customer = NULL WHERE id_customer = ?',
  'DELETE FROM order_key WHERE id_order IN (SELECT id_order FROM orders WHERE id_customer = ?)',
  // A list with two owners remains with the other owner.
  `UPDATE giftlist SET id_partner = NULL, partner_email = NULL, partner_token_hash = NULL WHERE id_partner = ?`,
  `UPDATE giftlist SET id_customer = id_partner, id_partner = NULL, partner_email = NULL, partner_token_hash = NULL
    WHERE id_customer = ? AND id_partner IS NOT NULL`,
  // Items that others bought from a gift list remain in their orders, without the name of its owner.
  `DELETE FROM giftlist_product WHERE id_giftlist IN (SELECT id_giftlist FROM giftlist WHERE id_customer = ?)
    AND id_giftlist_product NOT IN (SELECT id_giftlist_product FROM cart_item WHERE id_giftlist_product IS NOT NULL)
    AND id_giftlist_product NOT IN (SELECT id_giftlist_product FROM order_line WHERE id_giftlist_product IS NOT NULL)`,
  // The code of the list remains too, so that a printed card leads to a closed list rather than to another customer's
  // list.
  `UPDATE giftlist SET id_customer = NULL, name = '', name_parents = '', welcome_message = '', gender = NULL,
    published = 0, listed = 0, event_date = NULL, hidden_until = NULL, id_address_delivery = NULL,
    partner_email = NULL, partner_token_hash = NULL
    WHERE id_customer = ?`,
  `DELETE FROM giftlist WHERE id_customer IS NULL AND name = ''
    AND id_giftlist NOT IN (SELECT id_giftlist FROM giftlist_product)`,
  // An open cart loses its tokens and items. Its row remains for the payments that were started.
  ...['cart_item', 'cart_design', 'cart_voucher', 'cart_token'].map(
    (table) => `DELETE FROM ${table} WHERE id_cart IN (SELECT id_cart FROM cart WHERE id_customer = ? AND closed = 0)`,
  ),
  `UPDATE cart SET id_customer = NULL, token_hash = 'ended ' || id_cart, service_point = NULL, gift_message = ''
    WHERE id_customer = ? AND closed = 0`,
  `UPDATE cart SET gift_message = '' WHERE id_customer = ?`,
  // The ordered cart and the order both store the messages that the customer wrote to owners of gift lists.
  `UPDATE cart_item SET message = '' WHERE id_cart IN (SELECT id_cart FROM cart WHERE id_customer = ?)`,
  `UPDATE order_line SET message = '' WHERE id_order IN (SELECT id_order FROM orders WHERE id_customer = ?)`,
  // An invoice needs names, addresses and amounts, but not the reason for a withdrawal.
  `UPDATE withdrawal SET reason = '' WHERE id_order IN (SELECT id_order FROM orders WHERE id_customer = ?)`,
  `UPDATE order_voucher SET email = '' WHERE id_order IN (SELECT id_order FROM orders WHERE id_customer = ?)`,
  `UPDATE orders SET email = '', gift_message = '' WHERE id_customer = ?`,
  // The row remains for the customer's orders. Without a password it is not an account.
  `UPDATE customer SET email = '', id_gender = NULL, firstname = '', lastname = '', is_guest = 1, password_hash = NULL
    WHERE id_customer = ?`,
]

/**
 * Deletes the account. The orders remain without the account, because the law requires that invoices are kept.
 * `storedHash` is the password hash that was checked.
 */
function deleteAccount({ database }: SandboxContext, { id_customer }: CustomerRow, storedHash: string): void {
  database.transaction(() => {
    // The password was changed elsewhere in the meantime.
    if (!isPasswordUnchanged(database, { id_customer, password_hash: storedHash }))
      throw createValidationError('password', 'is not the password of this account')
    const carts = database.column<number>('SELECT id_cart FROM cart WHERE id_customer = ? AND closed = 0', id_customer)
    carts.forEach((id_cart) => endPayments(database, id_cart))
    for (const statement of deletions) {
      if (statement.includes('?')) database.run(statement, id_customer)
      else database.run(statement)
    }
  })
}
