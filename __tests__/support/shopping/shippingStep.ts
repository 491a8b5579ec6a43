export const page = 'checkout-step-shipping'

/**
 * Products that every carrier accepts, that are light enough for a pickup point, and that are too large for a parcel.
 */
export const mugs = 100402
export const lamp = 100801
export const bench = 100301
export const pickUp = 3
