export interface GiftWrap {
  price_cents: number
  free_from_cents: number
  message_max: number
}

/** What wrapping costs for goods of this value (cents, after discounts). */
export const wrappingPrice = (wrap: GiftWrap, value: number): number =>
  value >= wrap.free_from_cents ? 0 : wrap.price_cents
