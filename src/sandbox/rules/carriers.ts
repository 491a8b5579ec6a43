/**
 * The terms of a carrier in one country. If `price_cents` is null, the carrier does not deliver there. Weights are in
 * grams.
 */
export interface CarrierTerms {
  key: string
  /** 1 if the carrier takes bulky items, otherwise 0. */
  bulky: number
  max_grams: number | null
  price_cents: number | null
  free_from_cents: number | null
}

/**
 * The facts that determine the carriers and their prices. `grams` is the weight, and `value` the amount in cents after
 * discounts.
 */
export interface CartLoad {
  grams: number
  bulky: boolean
  value: number
  free_shipping: boolean
}

export type CarrierReason = 'country' | 'weight' | 'bulky' | 'not_needed'

/**
 * Returns the reason why a carrier cannot deliver the cart, or null if it can. Two-man delivery is `not_needed` if the
 * parcel service can deliver everything. A cart without bulky items may still be too heavy for the parcel service.
 */
export function findCarrierReason(
  carrier: CarrierTerms,
  load: CartLoad,
  carriers: readonly CarrierTerms[],
): CarrierReason | null {
  const reason = findObstacle(carrier, load)
  if (reason !== null || carrier.key !== 'two-man') return reason
  const parcelService = carriers.find((candidate) => candidate.key === 'home')
  return parcelService && findObstacle(parcelService, load) === null ? 'not_needed' : null
}

const findObstacle = (carrier: CarrierTerms, load: CartLoad): CarrierReason | null => {
  if (carrier.price_cents === null) return 'country'
  if (load.bulky && carrier.bulky === 0) return 'bulky'
  return carrier.max_grams !== null && load.grams > carrier.max_grams ? 'weight' : null
}

/** Returns the price in cents: 0 if the cart is worth at least `free_from_cents` or has a voucher for free shipping. */
export function findShippingPrice(carrier: CarrierTerms, load: CartLoad): number {
  const isFree = load.free_shipping || (carrier.free_from_cents !== null && load.value >= carrier.free_from_cents)
  return isFree ? 0 : (carrier.price_cents ?? 0)
}

const homeDeliveryKeys: readonly string[] = ['home', 'two-man']

export function findCheapestHomeDelivery<Terms extends CarrierTerms>(
  carriers: readonly Terms[],
  load: CartLoad,
): Terms | undefined {
  const availableCarriers = carriers.filter(
    (carrier) => homeDeliveryKeys.includes(carrier.key) && findCarrierReason(carrier, load, carriers) === null,
  )
  return availableCarriers.sort((one, other) => (one.price_cents ?? 0) - (other.price_cents ?? 0))[0]
}

/**
 * Returns the value (in cents) from which the cheapest home delivery is free, and the missing amount. Returns null if
 * that delivery is never free, or if no carrier can deliver the cart to a home.
 */
export function findFreeShipping(
  carriers: readonly CarrierTerms[],
  load: CartLoad,
): { from: number; missing: number } | null {
  const cheapestCarrier = findCheapestHomeDelivery(carriers, load)
  const from = cheapestCarrier?.free_from_cents
  if (!cheapestCarrier || from === null || from === undefined) return null
  return { from, missing: findShippingPrice(cheapestCarrier, load) === 0 ? 0 : Math.max(0, from - load.value) }
}

export interface GiftWrap {
  price_cents: number
  free_from_cents: number
  message_max: number
}

/** `cartValue` is in cents, after discounts. */
export const findWrappingPrice = (wrap: GiftWrap, cartValue: number): number =>
  cartValue >= wrap.free_from_cents ? 0 : wrap.price_cents
