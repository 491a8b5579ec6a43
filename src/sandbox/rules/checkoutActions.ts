import type { CheckoutAction } from '../../contract/checkout'
import type { CartRecordState } from '../queries/cart'
import type { AddressRecord, CustomerRow } from '../queries/customer'
import { needsDelivery } from './giftLines'
import type { PricedCart } from './priceCart'

/** Lists the information that is missing before this customer can pay. Only the customer's own addresses count. */
export function listActions(
  state: CartRecordState,
  pricedCart: PricedCart,
  customer: CustomerRow | undefined,
  addresses: readonly AddressRecord[],
): CheckoutAction[] {
  const isOwnAddress = (id: number | null) => addresses.some((address) => address.id_address === id)
  const { id_carrier, id_address_delivery, id_address_invoice } = state.row
  const hasNoDelivery = !needsDelivery(state.lines)
  return listCheckoutActions({
    isIdentified: customer !== undefined,
    isGuest: customer?.is_guest === 1,
    hasName: Boolean(customer?.firstname && customer.lastname),
    hasAddress: addresses.length > 0,
    hasDeliveryAddress: hasNoDelivery || isOwnAddress(id_address_delivery),
    hasCarrier: hasNoDelivery || (id_carrier !== null && pricedCart.carriers.get(id_carrier)?.reason === null),
    hasInvoiceAddress: isOwnAddress(id_address_invoice),
  })
}

/** The state of a checkout that determines its actions. Anything that a cart does not need counts as done. */
export interface CheckoutFacts {
  isIdentified: boolean
  isGuest: boolean
  hasName: boolean
  hasAddress: boolean
  hasDeliveryAddress: boolean
  hasCarrier: boolean
  hasInvoiceAddress: boolean
}

/**
 * Lists the missing information in the order of the steps (SPEC §4). If nothing is missing, only the payment remains.
 */
export function listCheckoutActions(facts: CheckoutFacts): CheckoutAction[] {
  if (!facts.isIdentified) return ['IDENTIFICATION']
  const actions: CheckoutAction[] = []
  if (facts.isGuest && !(facts.hasName && facts.hasAddress)) actions.push('INFO')
  if (!facts.hasDeliveryAddress) actions.push('DELIVERY_ADDRESS')
  if (!facts.hasCarrier) actions.push('CARRIER')
  if (!facts.hasInvoiceAddress) actions.push('INVOICE_ADDRESS')
  return actions
}

/** The minimum and maximum amount in cents for a payment method, both inclusive; null means no limit. */
interface PaymentLimits {
  minimum_cents: number | null
  maximum_cents: number | null
}

/** Returns the reason why this method cannot pay a cart with this total (in cents), or null. */
export function findPaymentReason({ minimum_cents, maximum_cents }: PaymentLimits, total: number): 'amount' | null {
  const isWithinLimits = total >= (minimum_cents ?? 0) && total <= (maximum_cents ?? Infinity)
  return isWithinLimits ? null : 'amount'
}
