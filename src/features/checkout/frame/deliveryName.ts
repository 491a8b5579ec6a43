import type { Cart } from '../../../contract/cart'
import type { Carrier } from '../../../contract/checkout'

/** The chosen way of delivery, and where it is picked up: "Afhaalpunt, Dagwinkel Het Hoekje"; null while none is chosen. */
export function deliveryName(
  { id_carrier, service_point }: Pick<Cart, 'id_carrier' | 'service_point'>,
  carriers: readonly Carrier[],
): string | null {
  const carrier = carriers.find((one) => one.id_carrier === id_carrier)
  if (!carrier) return null
  const point = carrier.service_points.find(({ id }) => id === service_point)
  return [carrier.name, point?.name].filter(Boolean).join(', ')
}
