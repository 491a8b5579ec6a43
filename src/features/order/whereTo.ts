import type { Order } from '../../contract/order'

/** Where an order goes: a pick-up point, the shop's own counter (by the carrier's key, docs/shop-api.md), or an address. */
export function whereTo({ carrier, service_point: point }: Pick<Order, 'carrier' | 'service_point'>) {
  if (point) return 'point'
  return carrier.key === 'store' ? 'shop' : 'address'
}
