import type { Delivery } from './product'

/**
 * The maximum weight in kg that a parcel service accepts. Anything heavier is delivered by two people, by appointment.
 */
const maxParcelWeight = 25

/** The time of a delivery by two people in the shop's own country, as the delivery page states it. */
const twoPersonDelivery: Delivery = { unit: 'days', min: 5, max: 8 }

export const needsTwoPeople = (kg: number): boolean => kg > maxParcelWeight

/**
 * Returns the delivery time of items that are delivered together: the time of the slowest item or, if a parcel service
 * refuses the weight, at least the time of a delivery by two people. Returns null when there are no items, or when a
 * time is unknown.
 */
export function findJointDelivery(deliveries: readonly (Delivery | null)[], kg: number): Delivery | null {
  const knownDeliveries = deliveries.filter((delivery) => delivery !== null)
  if (knownDeliveries.length < deliveries.length) return null
  const allDeliveries =
    knownDeliveries.length > 0 && needsTwoPeople(kg) ? [...knownDeliveries, twoPersonDelivery] : knownDeliveries
  return allDeliveries.reduce<Delivery | null>((latest, delivery) => {
    if (!latest || (latest.unit === 'days' && delivery.unit === 'weeks')) return delivery
    if (latest.unit === 'weeks' && delivery.unit === 'days') return latest
    return { unit: latest.unit, min: Math.max(latest.min, delivery.min), max: Math.max(latest.max, delivery.max) }
  }, null)
}
