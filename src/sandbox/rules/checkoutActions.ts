import type { CheckoutAction } from '../../contract/checkout'
import type { CartRecord } from '../queries/cart'
import type { AddressRecord, CustomerRow } from '../queries/customer'
import type { PaymentMethodRow } from '../queries/payment'
import { needsDelivery } from './giftLines'
import type { PricedCart } from './priceCart'

/**
 * Lists the information that is missing before this customer can pay, in the order of the steps (SPEC §4). Only the
 * customer's own addresses count. A guest always has a name and an address, so INFO never occurs.
 */
export function listActions(
  { row, lines }: CartRecord,
  pricedCart: PricedCart,
  customer: CustomerRow | undefined,
  addresses: readonly AddressRecord[],
): CheckoutAction[] {
  if (!customer) return ['IDENTIFICATION']
  const isOwnAddress = (id: number | null) => addresses.some((address) => address.id_address === id)
  const { id_carrier, id_address_delivery, id_address_invoice } = row
  const isDelivered = needsDelivery(lines)
  const hasCarrier = id_carrier !== null && pricedCart.carriers.get(id_carrier)?.reason === null
  const actions: CheckoutAction[] = []
  if (isDelivered && !isOwnAddress(id_address_delivery)) actions.push('DELIVERY_ADDRESS')
  if (isDelivered && !hasCarrier) actions.push('CARRIER')
  if (!isOwnAddress(id_address_invoice)) actions.push('INVOICE_ADDRESS')
  return actions
}

/** Returns the reason why this method cannot pay a cart with this total (in cents), or null if it can. */
export function findPaymentReason(
  { minimum_cents, maximum_cents }: Pick<PaymentMethodRow, 'minimum_cents' | 'maximum_cents'>,
  total: number,
): 'amount' | null {
  const isWithinLimits = total >= (minimum_cents ?? 0) && total <= (maximum_cents ?? Infinity)
  return isWithinLimits ? null : 'amount'
}
