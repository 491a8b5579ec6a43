import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { CartState } from './cart'
import { readServicePoints, type ServicePointRow } from './carrier'

const most = 5

/** By id_carrier: the pick-up points nearest to the delivery address, and the one that is chosen. */
export function listPointsToShow(
  database: SandboxDatabase,
  { carriers, country, delivery, row }: CartState,
): Map<number, NearPoint[]> {
  const from = delivery?.id_country === row.id_country && findPlace(database, country.iso, delivery.postcode)
  return new Map(
    carriers.map(({ id_carrier }) => [
      id_carrier,
      nearest(readServicePoints(database, id_carrier, country.iso), from || null, most, row.service_point),
    ]),
  )
}

/** A pick-up point; `distance_km` is null when nobody said from where. */
export interface NearPoint extends ServicePointRow {
  distance_km: number | null
}

/**
 * So many of the points, the nearest first; without a place the first ones. The chosen one is always among them: when it is
 * further away it comes last, as one more.
 */
export function nearest(
  points: readonly ServicePointRow[],
  from: Place | null,
  most: number,
  chosen: string | null = null,
): NearPoint[] {
  const all = points.map((point) => ({ ...point, distance_km: from && calculateKm(from, point) }))
  all.sort((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0))
  return all.filter((point, at) => at < most || point.id === chosen)
}

/** Where a postcode lies, about: the longest beginning of it that is known. Undefined for one that nobody knows. */
export const findPlace = (database: SandboxDatabase, iso: string, postcode: string): Place | undefined =>
  database.one<Place>(
    `SELECT latitude, longitude FROM postcode_area WHERE iso = ?1 AND substr(?2, 1, length(postcode)) = postcode
      ORDER BY length(postcode) DESC LIMIT 1`,
    iso,
    postcode,
  )

/** A place on earth, in degrees. */
interface Place {
  latitude: number
  longitude: number
}

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies (great circle), to a tenth. */
export function calculateKm(one: Place, other: Place): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const square =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square))) * 10) / 10
}
