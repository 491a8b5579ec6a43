import type { Carrier, ServicePoint } from '../../../contract/checkout'
import { omitDayCount } from '../../../contract/findArrival'
import type { Areas } from '../../../i18n/messages'
import { hasPickupPoints, isShopCollection } from '../useCartArrival'

/** If the previous carrier is unavailable, picks the first carrier that is available. */
export function pickCarrierId(carriers: readonly Carrier[], previousId: number | null): number | null {
  const availableCarriers = carriers.filter((carrier) => carrier.available)
  const previousCarrier = availableCarriers.find((carrier) => carrier.id_carrier === previousId)
  return (previousCarrier ?? availableCarriers[0])?.id_carrier ?? null
}

export function findPickupPoint(carriers: readonly Carrier[], id: string | null): ServicePoint | null {
  return carriers.flatMap((carrier) => carrier.service_points).find((pickupPoint) => pickupPoint.id === id) ?? null
}

/** Returns the key of a message, or null when nothing is missing. */
export function findMissingChoice(
  carrier: Carrier | undefined,
  pickupPoint: ServicePoint | null,
): 'choose' | 'choosePoint' | null {
  if (!carrier?.available) return 'choose'
  return hasPickupPoints(carrier) && pickupPoint === null ? 'choosePoint' : null
}

/**
 * If the chosen pickup point is missing from the list, it comes first, without its distance, which was measured from
 * another place.
 */
export function includeChosenPickupPoint(
  pickupPoints: readonly ServicePoint[],
  chosenPickupPoint: ServicePoint | null,
): readonly ServicePoint[] {
  if (chosenPickupPoint === null || pickupPoints.some(({ id }) => id === chosenPickupPoint.id)) return pickupPoints
  return [{ ...chosenPickupPoint, distance_km: null }, ...pickupPoints]
}

export function describeCarrier(
  carrier: Carrier,
  arrivalSentence: string | null,
  { shipping }: Areas['checkout'],
  formatEuro: (euro: number) => string,
): string {
  if (!carrier.available) return shipping.unavailable[carrier.reason ?? 'other']
  const { price, free_from: freeFrom } = carrier
  const delay = arrivalSentence === null ? carrier.delay : omitDayCount(carrier.delay)
  return [
    ...(delay ? [`${delay.charAt(0).toUpperCase()}${delay.slice(1)}.`] : []),
    ...(arrivalSentence === null ? [] : [`${arrivalSentence}.`]),
    ...(price > 0 && freeFrom !== null ? [shipping.freeFrom(formatEuro(freeFrom))] : []),
    ...(isShopCollection(carrier) ? [shipping.shop] : []),
  ].join(' ')
}
