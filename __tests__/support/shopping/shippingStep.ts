export const page = 'checkout-step-shipping'

/** A product for every carrier, one that is light enough for a pickup point, and one that is too large for a parcel. */
export const mugs = 100402
export const lamp = 100801
export const bench = 100301
export const pickUp = 3
