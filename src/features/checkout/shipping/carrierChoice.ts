import type { Carrier, ServicePoint } from '../../../contract/checkout'
import type { Areas } from '../../../i18n/words'

/** The carrier that stands chosen at first: the one of before, else the first that can come. */
export function pickCarrier(carriers: readonly Carrier[], before: number | null): number | null {
  const available = carriers.filter((carrier) => carrier.available)
  const previous = available.find((carrier) => carrier.id_carrier === before)
  return (previous ?? available[0])?.id_carrier ?? null
}

/** A carrier that brings to pick-up points: it carries some, or it can be asked for them. */
export const hasPickupPoints = ({ service_points: points, _links }: Carrier): boolean =>
  points.length > 0 || _links.service_points !== undefined

/** The carrier that is the shop's own counter, by the key that docs/shop-api.md gives it. */
export const isOwnShop = ({ key }: Pick<Carrier, 'key'>): boolean => key === 'store'

/** The point of before, wherever it is carried; null when no carrier knows it. */
export function findPickupPoint(carriers: readonly Carrier[], id: string | null): ServicePoint | null {
  return carriers.flatMap((carrier) => carrier.service_points).find((point) => point.id === id) ?? null
}

/** What is still missing before a carrier can be sent; the name of the words that say so. */
export function findMissingChoice(
  carrier: Carrier | undefined,
  point: ServicePoint | null,
): 'choose' | 'choosePoint' | null {
  if (!carrier?.available) return 'choose'
  return hasPickupPoints(carrier) && point === null ? 'choosePoint' : null
}

/**
 * The points to show, the chosen one always among them: in front when the search did not find it, and then without its
 * distance, which is that from somewhere else.
 */
export function includeChosenPoint(
  points: readonly ServicePoint[],
  chosen: ServicePoint | null,
): readonly ServicePoint[] {
  if (chosen === null || points.some(({ id }) => id === chosen.id)) return points
  return [{ ...chosen, distance_km: null }, ...points]
}

/** What stands below a carrier's name: why it can't come, else how long it takes, from when it is free, and where the shop is. */
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
