import { invalid, ShopError } from '../http/ShopError'
import { cartState } from '../records/cart'
import { priceCart } from '../rules/priceCart'
import type { Shop } from '../shop'

interface Choice {
  id_carrier: number
  service_point?: string | null
}

/**
 * Gives the cart a carrier that can take it. An unknown carrier or a missing or foreign pickup
 * point is 422 invalid; one that cannot take this cart is 409 carrier_unavailable with the reason.
 */
export function chooseCarrier(shop: Shop, id_cart: number, { id_carrier, service_point }: Choice): void {
  const state = cartState(shop, id_cart)
  const carrier = state.carriers.find((one) => one.id_carrier === id_carrier)
  if (!carrier) throw invalid('id_carrier', 'there is no such carrier')
  const reason = priceCart(state).carriers.get(id_carrier)?.reason
  if (reason) {
    throw new ShopError(409, 'carrier_unavailable', `This carrier cannot take this cart (${reason})`, { reason })
  }
  const known =
    carrier.has_service_points === 1 &&
    shop.database.one(
      'SELECT 1 FROM service_point WHERE id = ? AND id_carrier = ? AND iso = ?',
      service_point,
      id_carrier,
      state.country.iso,
    )
  if (carrier.has_service_points === 1 && !known) throw invalid('service_point', 'there is no such pickup point')
  shop.database.run(
    'UPDATE cart SET id_carrier = ?, service_point = ? WHERE id_cart = ?',
    id_carrier,
    known ? service_point : null,
    id_cart,
  )
}
