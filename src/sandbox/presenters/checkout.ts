import type { Carrier, PaymentMethod } from '../../contract/checkout'
import type { Lang } from '../http/language'
import { toEuro, toEuroOrNull } from '../money/cents'
import type { CartState } from '../records/cart'
import type { ServicePointRow } from '../records/carrier'
import { textIn } from '../records/json'
import type { PaymentMethodRow } from '../records/payment'
import type { PricedCart } from '../rules/priceCart'

/** The ways of delivery for this cart, possible or not. */
export function presentCarriers(
  state: CartState,
  priced: PricedCart,
  points: ServicePointRow[],
  lang: Lang,
): Carrier[] {
  return state.carriers.map((carrier) => {
    const { cents, reason } = priced.carriers.get(carrier.id_carrier) ?? { cents: 0, reason: null }
    return {
      id_carrier: carrier.id_carrier,
      key: carrier.key,
      name: textIn(carrier.name, lang),
      delay: textIn(carrier.delay, lang),
      price: toEuro(cents),
      free_from: toEuroOrNull(carrier.free_from_cents),
      available: reason === null,
      reason,
      service_points: points
        .filter((point) => point.id_carrier === carrier.id_carrier)
        .map(({ id, name, address, postcode, city, hours, latitude, longitude }) => ({
          id,
          name,
          address,
          postcode,
          city,
          hours: textIn(hours, lang),
          latitude,
          longitude,
          distance_km: null,
        })),
      _links: {},
    }
  })
}

export const presentPaymentMethod = (row: PaymentMethodRow, lang: Lang): PaymentMethod => ({
  id_payment: row.id_payment,
  key: row.key,
  name: textIn(row.name, lang),
  note: row.note && textIn(row.note, lang),
  fee: toEuro(row.fee_cents),
  available: true,
  reason: null,
  minimum: toEuroOrNull(row.minimum_cents),
  maximum: toEuroOrNull(row.maximum_cents),
})
