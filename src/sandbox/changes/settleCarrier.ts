import { cartState } from '../records/cart'
import { priceCart } from '../rules/priceCart'
import type { Shop } from '../shop'

/** Takes the carrier out of a cart that it can no longer take, and the pickup point of another country. */
export function settleCarrier(shop: Shop, id_cart: number): void {
  const chosen = shop.database.one<{ id_carrier: number; service_point: string | null }>(
    'SELECT id_carrier, service_point FROM cart WHERE id_cart = ? AND id_carrier IS NOT NULL',
    id_cart,
  )
  if (!chosen) return
  const { id_carrier, service_point } = chosen
  const state = cartState(shop, id_cart)
  const gone = priceCart(state).carriers.get(id_carrier)?.reason !== null
  const elsewhere =
    service_point !== null &&
    !shop.database.one('SELECT 1 FROM service_point WHERE id = ? AND iso = ?', service_point, state.country.iso)
  if (gone || elsewhere) {
    shop.database.run('UPDATE cart SET id_carrier = NULL, service_point = NULL WHERE id_cart = ?', id_cart)
  }
}
