import type { Carrier, PaymentMethod, ServicePoint } from '../../contract/checkout'
import type { Links } from '../../contract/links'
import type { Language } from '../http/language'
import { toEuro, toEuroOrNull } from '../../contract/money'
import type { CartRecord } from '../queries/cart'
import { pickText } from '../database/json'
import type { PaymentMethodRow } from '../queries/payment'
import { findPaymentReason } from '../rules/checkoutActions'
import type { PricedCart } from '../rules/priceCart'
import type { NearPoint } from '../queries/servicePoint'

/**
 * Serializes the carriers for this cart, whether or not they are available. `points` contains the pickup points to
 * display, by id_carrier.
 */
export function serializeCarriers(
  record: CartRecord,
  pricedCart: PricedCart,
  points: ReadonlyMap<number, readonly NearPoint[]>,
  language: Language,
): Carrier[] {
  return record.carriers.map((carrier) => {
    const { id_carrier } = carrier
    const { cents, reason } = pricedCart.carriers.get(id_carrier) ?? { cents: 0, reason: null }
    const nearPoints = points.get(id_carrier) ?? []
    return {
      id_carrier,
      key: carrier.key,
      name: pickText(carrier.name, language),
      delay: pickText(carrier.delay, language),
      price: toEuro(cents),
      free_from: toEuroOrNull(carrier.free_from_cents),
      available: reason === null,
      reason,
      service_points: nearPoints.map((point) => serializeServicePoint(point, language)),
      _links: nearPoints.length === 0 ? {} : buildSearchLink(id_carrier),
    }
  })
}

const buildSearchLink = (id_carrier: number): Links => ({
  service_points: { href: `/v1/carriers/${id_carrier}/service-points`, method: 'GET' },
})

/** `total` is the total of the cart in cents, without the fee of the method. */
export const serializePaymentMethod = (row: PaymentMethodRow, total: number, language: Language): PaymentMethod => ({
  id_payment: row.id_payment,
  key: row.key,
  name: pickText(row.name, language),
  note: row.note && pickText(row.note, language),
  fee: toEuro(row.fee_cents),
  available: findPaymentReason(row, total) === null,
  reason: findPaymentReason(row, total),
  minimum: toEuroOrNull(row.minimum_cents),
  maximum: toEuroOrNull(row.maximum_cents),
})

export const serializeServicePoint = (point: NearPoint, language: Language): ServicePoint => ({
  ...point,
  hours: pickText(point.hours, language),
})
