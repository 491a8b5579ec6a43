import type { ServicePoint } from '../../contract/checkout'
import type { Lang } from '../http/language'
import { textIn } from '../records/json'
import type { NearPoint } from '../servicePoints/nearest'

/** A pick-up point as the wire has it. */
export const presentServicePoint = (point: NearPoint, lang: Lang): ServicePoint => ({
  id: point.id,
  name: point.name,
  address: point.address,
  postcode: point.postcode,
  city: point.city,
  hours: textIn(point.hours, lang),
  latitude: point.latitude,
  longitude: point.longitude,
  distance_km: point.distance_km,
})
