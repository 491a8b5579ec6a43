import type { ServicePointRow } from '../records/carrier'
import { kmBetween, type Place } from './kmBetween'

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
  const all = points.map((point) => ({ ...point, distance_km: from && kmBetween(from, point) }))
  all.sort((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0))
  return all.filter((point, at) => at < most || point.id === chosen)
}
