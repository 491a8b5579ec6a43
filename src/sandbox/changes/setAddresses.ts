import { invalid } from '../http/ShopError'
import { cartState } from '../records/cart'
import { ownAddress } from '../records/customer'
import type { Shop } from '../shop'

type Wanted = Partial<Record<'id_address_delivery' | 'id_address_invoice', number | null>>

/**
 * Gives the cart the customer's own addresses; one that is absent or null stays. An address of
 * someone else is 422 invalid, the same as one that does not exist. The delivery address decides the country.
 */
export function setAddresses(shop: Shop, id_cart: number, wanted: Wanted): void {
  for (const field of ['id_address_delivery', 'id_address_invoice'] as const) {
    const id = wanted[field]
    if (id === undefined || id === null) continue
    const { id_customer } = cartState(shop, id_cart).row
    const address = id_customer === null ? undefined : ownAddress(shop.database, id_customer, id)
    if (!address) throw invalid(field, 'there is no such address')
    shop.database.run(`UPDATE cart SET ${field} = ? WHERE id_cart = ?`, id, id_cart)
    if (field === 'id_address_delivery') {
      shop.database.run('UPDATE cart SET id_country = ? WHERE id_cart = ?', address.id_country, id_cart)
    }
  }
}
