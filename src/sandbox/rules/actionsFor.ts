import type { CheckoutAction } from '../../contract/checkout'
import type { CartState } from '../records/cart'
import type { AddressRow, CustomerRow } from '../records/customer'
import { checkoutActions } from './checkoutActions'
import type { PricedCart } from './priceCart'

/** What is still to be done for this cart by this customer; only the customer's own addresses count. */
export function actionsFor(
  state: CartState,
  priced: PricedCart,
  customer: CustomerRow | undefined,
  addresses: readonly AddressRow[],
): CheckoutAction[] {
  const own = (id: number | null) => addresses.some((address) => address.id_address === id)
  const { id_carrier, id_address_delivery, id_address_invoice } = state.row
  return checkoutActions({
    identified: customer !== undefined,
    guest: customer?.is_guest === 1,
    named: Boolean(customer?.firstname && customer.lastname),
    hasAddress: addresses.length > 0,
    delivery: own(id_address_delivery),
    carrier: id_carrier !== null && priced.carriers.get(id_carrier)?.reason === null,
    invoice: own(id_address_invoice),
  })
}
