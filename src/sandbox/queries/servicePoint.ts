import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { CartRecord } from './cart'
import { readServicePoints, type ServicePointRow } from './carrier'

const maxPointsPerCarrier = 5

/** Lists the pickup points to show, by id_carrier: those nearest to the delivery address, and the chosen point. */
export function listPointsToShow(
  database: SandboxDatabase,
  { carriers, country, delivery, row }: CartRecord,
): Map<number, NearPoint[]> {
  const location = delivery?.id_country === row.id_country && locatePostcode(database, country.iso, delivery.postcode)
  return new Map(
    carriers.map(({ id_carrier }) => [
      id_carrier,
      findNearestPoints(
        readServicePoints(database, id_carrier, country.iso),
        location || null,
        maxPointsPerCarrier,
        row.service_point,
      ),
    ]),
  )
}

/** `distance_km` is null if the location from which to measure is unknown. */
export interface NearPoint extends ServicePointRow {
  distance_km: number | null
}

/**
 * Returns the nearest points, or the first points if `location` is null. The chosen point is added at the end if it is
 * not among the returned points.
 */
export function findNearestPoints(
  points: readonly ServicePointRow[],
  location: Coordinates | null,
  maxPoints: number,
  chosenId: string | null = null,
): NearPoint[] {
  const measuredPoints = points.map((point) => ({
    ...point,
    distance_km: location && calculateDistance(location, point),
  }))
  measuredPoints.sort((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0))
  return measuredPoints.filter((point, index) => index < maxPoints || point.id === chosenId)
}

/**
 * Finds the approximate location of a postcode by its longest known prefix. Returns undefined if no prefix is known.
 */
export const locatePostcode = (database: SandboxDatabase, iso: string, postcode: string): Coordinates | undefined =>
  database.one<Coordinates>(
    `SELECT latitude, longitude FROM postcode_area WHERE iso = ?1 AND substr(?2, 1, length(postcode)) = postcode
      ORDER BY length(postcode) DESC LIMIT 1`,
    iso,
    postcode,
  )

/** A position in degrees. */
interface Coordinates {
  latitude: number
  longitude: number
}

/** The mean radius of the earth in kilometres. */
const earthRadius = 6371
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres, rounded to a tenth. */
export function calculateDistance(one: Coordinates, other: Coordinates): number {
  const computeHaversine = (fromDegrees: number, toDegrees: number) =>
    Math.sin(toRadians(toDegrees - fromDegrees) / 2) ** 2
  const haversine =
    computeHaversine(one.latitude, other.latitude) +
    Math.cos(toRadians(one.latitude)) *
      Math.cos(toRadians(other.latitude)) *
      computeHaversine(one.longitude, other.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine))) * 10) / 10
}
