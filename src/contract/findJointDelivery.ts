import type { Delivery } from './product'

/** The weight in kg that a parcel service takes. Anything heavier comes with two persons, by appointment. */
const heaviestParcel = 25

/** The time of a delivery with two persons in Belgium and the Netherlands, as the delivery page states it. */
const withTwoPersons: Delivery = { unit: 'days', min: 5, max: 8 }

export const needsTwoPersons = (kg: number): boolean => kg > heaviestParcel

/**
 * Returns when everything is there of what comes together: with its slowest part, and when it is too heavy for a parcel,
 * not before two persons can bring it. Returns null when nothing comes, and when a time is unknown.
 */
export function findJointDelivery(deliveries: readonly (Delivery | null)[], kg: number): Delivery | null {
  const known = deliveries.filter((each) => each !== null)
  if (known.length < deliveries.length) return null
  const all = known.length > 0 && needsTwoPersons(kg) ? [...known, withTwoPersons] : known
  return all.reduce<Delivery | null>((latest, each) => {
    if (!latest || (latest.unit === 'days' && each.unit === 'weeks')) return each
    if (latest.unit === 'weeks' && each.unit === 'days') return latest
    return { unit: latest.unit, min: Math.max(latest.min, each.min), max: Math.max(latest.max, each.max) }
  }, null)
}
