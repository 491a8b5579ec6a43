import type { Place } from '../commands/findPlaces'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Returns the next place in a direction; for left and right the one at the nearest height. Undefined if there is none. */
export function findNextPlace(places: readonly Place[], from: Place, direction: Direction): Place | undefined {
  const isLevel = direction === 'left' || direction === 'right'
  const sign = direction === 'up' || direction === 'right' ? 1 : -1
  const placesAhead = places.filter(({ column, at }) =>
    isLevel ? (column - from.column) * sign > 0 : column === from.column && (at - from.at) * sign > 0,
  )
  const measureDistance = ({ column, at }: Place) => Math.abs(column - from.column) * 100_000 + Math.abs(at - from.at)
  return placesAhead.reduce<Place | undefined>(
    (nearestPlace, place) =>
      nearestPlace && measureDistance(nearestPlace) <= measureDistance(place) ? nearestPlace : place,
    undefined,
  )
}
