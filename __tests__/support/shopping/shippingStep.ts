export const page = 'checkout-step-shipping'

/** Small enough for every carrier, light enough for a pick-up point, and too large for a parcel. */
export const mugs = 100402
export const lamp = 100801
export const bench = 100301
export const pickUp = 3
