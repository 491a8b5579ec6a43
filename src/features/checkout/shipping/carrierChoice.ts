import type { Carrier, ServicePoint } from '../../../contract/checkout'
import type { Areas } from '../../../i18n/words'

/** Picks the carrier that is chosen at first: the previous one, else the first that is available. */
export function pickCarrier(carriers: readonly Carrier[], previousId: number | null): number | null {
  const available = carriers.filter((carrier) => carrier.available)
  const previous = available.find((carrier) => carrier.id_carrier === previousId)
  return (previous ?? available[0])?.id_carrier ?? null
}

/** Whether a carrier delivers to pickup points: it lists some, or it has a link to search them. */
export const hasPickupPoints = ({ service_points: points, _links }: Carrier): boolean =>
  points.length > 0 || _links.service_points !== undefined

/** Whether the carrier is collection in the shop itself, by its key of docs/shop-api.md. */
export const isOwnShop = ({ key }: Pick<Carrier, 'key'>): boolean => key === 'store'

/** Finds a pickup point by its id among those of all carriers; null when none has it. */
export function findPickupPoint(carriers: readonly Carrier[], id: string | null): ServicePoint | null {
  return carriers.flatMap((carrier) => carrier.service_points).find((point) => point.id === id) ?? null
}

/** Finds what is missing before the carrier can be submitted: the key of its message, or null. */
export function findMissingChoice(
  carrier: Carrier | undefined,
  point: ServicePoint | null,
): 'choose' | 'choosePoint' | null {
  if (!carrier?.available) return 'choose'
  return hasPickupPoints(carrier) && point === null ? 'choosePoint' : null
}

/**
 * Adds the chosen pickup point to a list that does not have it. It goes in front, without its distance, which was
 * measured from another place.
 */
export function includeChosenPoint(
  points: readonly ServicePoint[],
  chosen: ServicePoint | null,
): readonly ServicePoint[] {
  if (chosen === null || points.some(({ id }) => id === chosen.id)) return points
  return [{ ...chosen, distance_km: null }, ...points]
}

/**
 * Describes a carrier: why it is unavailable, else how long it takes, from which amount it is free and where the shop
 * is.
 */
export function describeCarrier(
  carrier: Carrier,
  { shipping }: Areas['checkout'],
  money: (euro: number) => string,
): string {
  if (!carrier.available) return shipping.unavailable[carrier.reason ?? 'other']
  const { delay, price, free_from: freeFrom } = carrier
  return [
    `${delay.charAt(0).toUpperCase()}${delay.slice(1)}.`,
    ...(price > 0 && freeFrom !== null ? [shipping.freeFrom(money(freeFrom))] : []),
    ...(isOwnShop(carrier) ? [shipping.shop] : []),
  ].join(' ')
}
