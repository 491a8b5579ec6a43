import type { Cart } from '../../../contract/cart'
import type { Address } from '../../../contract/session'

/** Whether the cart goes or is billed to the address. */
export const usesAddress = (cart: Cart | null, address: Address | null): boolean =>
  cart !== null &&
  address !== null &&
  (cart.id_address_delivery === address.id_address || cart.id_address_invoice === address.id_address)
