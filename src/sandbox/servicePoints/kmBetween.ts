/** A place on earth, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies (great circle), to a tenth. */
export function kmBetween(one: Place, other: Place): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const square =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square))) * 10) / 10
}
