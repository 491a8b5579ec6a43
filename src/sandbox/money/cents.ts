/** Euro of the catalogue or the wire -> whole cents. */
export const toCents = (euro: number): number => Math.round(euro * 100)

/** Whole cents -> decimal euro for the wire. */
export const toEuro = (cents: number): number => cents / 100

/** As toEuro, for an amount that may be absent. */
export const toEuroOrNull = (cents: number | null): number | null => (cents === null ? null : toEuro(cents))
