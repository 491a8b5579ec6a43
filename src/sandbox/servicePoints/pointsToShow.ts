import type { ShopDatabase } from '../database/ShopDatabase'
import type { CartState } from '../records/cart'
import { servicePoints } from '../records/carrier'
import { nearest, type NearPoint } from './nearest'
import { placeOfPostcode } from './placeOfPostcode'

const most = 5

/** By id_carrier: the pick-up points nearest to the delivery address, and the one that is chosen. */
export function pointsToShow(
  database: ShopDatabase,
  { carriers, country, delivery, row }: CartState,
): Map<number, NearPoint[]> {
  const from = delivery?.id_country === row.id_country && placeOfPostcode(database, country.iso, delivery.postcode)
  return new Map(
    carriers.map(({ id_carrier }) => [
      id_carrier,
      nearest(servicePoints(database, id_carrier, country.iso), from || null, most, row.service_point),
    ]),
  )
}
