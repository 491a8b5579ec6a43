import type { CartRow } from '../records/cart'
import { ownAddress, type CustomerRow } from '../records/customer'
import type { Shop } from '../shop'
import { forgetOwner } from './forgetOwner'
import { settleCarrier } from './settleCarrier'

/**
 * Makes the cart the customer's, with their default addresses; a guest's are those of the last order, so that who comes
 * back with a new cart need not give them again. A cart that is theirs stays as it is.
 */
export function adoptCustomer(shop: Shop, cart: CartRow, customer: CustomerRow | undefined): void {
  if (!customer || cart.id_customer === customer.id_customer) return
  forgetOwner(shop.database, cart)
  const { id_customer, id_address_delivery, id_address_invoice } = customer
  const delivery =
    id_address_delivery === null ? undefined : ownAddress(shop.database, id_customer, id_address_delivery)
  shop.database.run(
    'UPDATE cart SET id_customer = ?, id_address_delivery = ?, id_address_invoice = ?, id_country = ? WHERE id_cart = ?',
    id_customer,
    id_address_delivery,
    id_address_invoice,
    delivery?.id_country ?? cart.id_country,
    cart.id_cart,
  )
  settleCarrier(shop, cart.id_cart)
}
