import type { CartRow } from '../records/cart'
import { addressesOf, type CustomerRow } from '../records/customer'
import type { Shop } from '../shop'
import { settleCarrier } from './settleCarrier'

/**
 * Makes the cart the customer's, with the addresses that the customer gave first: a guest who
 * comes back with a new cart need not give them again. A cart that is theirs stays as it is.
 */
export function adoptCustomer(shop: Shop, cart: CartRow, customer: CustomerRow | undefined): void {
  if (!customer || cart.id_customer === customer.id_customer) return
  const [delivery, other] = addressesOf(shop.database, customer.id_customer)
  shop.database.run(
    'UPDATE cart SET id_customer = ?, id_address_delivery = ?, id_address_invoice = ?, id_country = ? WHERE id_cart = ?',
    customer.id_customer,
    delivery?.id_address,
    other?.id_address ?? delivery?.id_address,
    delivery?.id_country ?? cart.id_country,
    cart.id_cart,
  )
  settleCarrier(shop, cart.id_cart)
}
