import { type CartRow, readCartRecord } from '../../queries/cart'
import { type CustomerRow, findOwnAddress } from '../../queries/customer'
import type { SandboxContext } from '../../context'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { createValidationError } from '../../http/ShopError'
import { priceCart } from '../../rules/priceCart'

/**
 * Gives the cart to the customer, with the default addresses. A guest's default addresses are those that the guest
 * entered last, so that returning guests need not enter them again. The customer's own cart does not change.
 */
export function assignCustomer(context: SandboxContext, cart: CartRow, customer: CustomerRow | undefined): void {
  if (!customer || cart.id_customer === customer.id_customer) return
  clearOwnerChoices(context.database, cart)
  const { id_customer, id_address_delivery, id_address_invoice } = customer
  const delivery =
    id_address_delivery === null ? undefined : findOwnAddress(context.database, id_customer, id_address_delivery)
  const id_country = delivery?.id_country ?? cart.id_country
  const changes = { id_customer, id_address_delivery, id_address_invoice, id_country }
  context.database.updateRows('cart', { id_cart: cart.id_cart }, changes)
  dropUnavailableCarrier(context, cart.id_cart)
}

/**
 * Prepares a cart for another customer. If the cart belongs to a customer with an account, removes the gift wrapping,
 * the gift message, the carrier and the pickup point, but not the items. A guest who logs in counts as the same person.
 */
export function clearOwnerChoices(database: SandboxDatabase, { id_cart }: CartRow): void {
  database.run(
    `UPDATE cart SET gift_wanted = 0, gift_message = '', id_carrier = NULL, service_point = NULL
      WHERE id_cart = ? AND id_customer IN (SELECT id_customer FROM customer WHERE is_guest = 0)`,
    id_cart,
  )
}

type RequestedAddresses = Partial<Record<'id_address_delivery' | 'id_address_invoice', number | null>>

/**
 * An absent address or null changes nothing. An address of another customer gives 422 invalid, like an address that
 * does not exist. The delivery address determines the country.
 */
export function setAddresses(context: SandboxContext, id_cart: number, addressIds: RequestedAddresses): void {
  for (const field of ['id_address_delivery', 'id_address_invoice'] as const) {
    const id = addressIds[field]
    if (id === undefined || id === null) continue
    const { id_customer } = readCartRecord(context, id_cart).row
    const address = id_customer === null ? undefined : findOwnAddress(context.database, id_customer, id)
    if (!address) throw createValidationError(field, 'there is no such address')
    const changes = { [field]: id, ...(field === 'id_address_delivery' && { id_country: address.id_country }) }
    context.database.updateRows('cart', { id_cart }, changes)
  }
}

/**
 * Removes the carrier and the pickup point if the carrier can no longer deliver the cart, or the point is in another
 * country.
 */
export function dropUnavailableCarrier(context: SandboxContext, id_cart: number): void {
  const chosenCarrier = context.database.one<{ id_carrier: number; service_point: string | null }>(
    'SELECT id_carrier, service_point FROM cart WHERE id_cart = ? AND id_carrier IS NOT NULL',
    id_cart,
  )
  if (!chosenCarrier) return
  const { id_carrier, service_point } = chosenCarrier
  const record = readCartRecord(context, id_cart)
  const isCarrierUnavailable = priceCart(record).carriers.get(id_carrier)?.reason !== null
  const isPointElsewhere =
    service_point !== null &&
    !context.database.one('SELECT 1 FROM service_point WHERE id = ? AND iso = ?', service_point, record.country.iso)
  if (isCarrierUnavailable || isPointElsewhere) {
    context.database.run('UPDATE cart SET id_carrier = NULL, service_point = NULL WHERE id_cart = ?', id_cart)
  }
}

/** Removes the vouchers that no longer apply after a change to the line items, and returns their codes. */
export function dropVouchers(context: SandboxContext, id_cart: number): string[] {
  if (!context.database.one('SELECT 1 FROM cart_voucher WHERE id_cart = ?', id_cart)) return []
  const record = readCartRecord(context, id_cart)
  const pricedCart = priceCart(record)
  const inapplicableVouchers = record.vouchers.filter(
    (voucher) => pricedCart.vouchers.get(voucher.id_cart_rule)?.refusal !== null,
  )
  for (const { id_cart_rule: id } of inapplicableVouchers)
    context.database.run('DELETE FROM cart_voucher WHERE id_cart = ? AND id_cart_rule = ?', id_cart, id)
  return inapplicableVouchers.map((voucher) => voucher.code)
}

/**
 * Ends the cart's pending payments, and releases the items that they have reserved. Must run before the cart changes,
 * because the change may need the released items.
 */
export function endPayments(database: SandboxDatabase, id_cart: number): void {
  database.run(`UPDATE payment SET state = 'expired' WHERE id_cart = ? AND state = 'pending'`, id_cart)
}
