import type { CheckoutAction } from '../../contract/checkout'
import type { CartRecordState } from '../queries/cart'
import type { AddressRecord, CustomerRow } from '../queries/customer'
import { needsDelivery } from './giftLines'
import type { PricedCart } from './priceCart'

/** Lists the information that is missing before this customer can pay. Only the customer's own addresses count. */
export function listActions(
  state: CartRecordState,
  priced: PricedCart,
  customer: CustomerRow | undefined,
  addresses: readonly AddressRecord[],
): CheckoutAction[] {
  const isOwnAddress = (id: number | null) => addresses.some((address) => address.id_address === id)
  const { id_carrier, id_address_delivery, id_address_invoice } = state.row
  const undelivered = !needsDelivery(state.lines)
  return listCheckoutActions({
    identified: customer !== undefined,
    guest: customer?.is_guest === 1,
    named: Boolean(customer?.firstname && customer.lastname),
    hasAddress: addresses.length > 0,
    delivery: undelivered || isOwnAddress(id_address_delivery),
    carrier: undelivered || (id_carrier !== null && priced.carriers.get(id_carrier)?.reason === null),
    invoice: isOwnAddress(id_address_invoice),
  })
}

/** The state of a checkout that determines its actions. What a cart does not need counts as done. */
export interface CheckoutFacts {
  identified: boolean
  guest: boolean
  named: boolean
  hasAddress: boolean
  delivery: boolean
  carrier: boolean
  invoice: boolean
}

/** Lists the missing information in the order of the steps (SPEC §4). If nothing is missing, only the payment remains. */
export function listCheckoutActions(facts: CheckoutFacts): CheckoutAction[] {
  if (!facts.identified) return ['IDENTIFICATION']
  const actions: CheckoutAction[] = []
  if (facts.guest && !(facts.named && facts.hasAddress)) actions.push('INFO')
  if (!facts.delivery) actions.push('DELIVERY_ADDRESS')
  if (!facts.carrier) actions.push('CARRIER')
  if (!facts.invoice) actions.push('INVOICE_ADDRESS')
  return actions
}

/** The minimum and maximum amount in cents for a payment method, both inclusive; null means no limit. */
interface PaymentLimits {
  minimum_cents: number | null
  maximum_cents: number | null
}

/** Returns the reason why this method cannot pay a cart with this total (in cents), or null. */
export function findPaymentReason({ minimum_cents, maximum_cents }: PaymentLimits, total: number): 'amount' | null {
  const fits = total >= (minimum_cents ?? 0) && total <= (maximum_cents ?? Infinity)
  return fits ? null : 'amount'
}
