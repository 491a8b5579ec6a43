/** Converts an amount in euro, as on the wire, to whole cents. */
export const toCents = (euro: number): number => Math.round(euro * 100)

export const toEuro = (cents: number): number => cents / 100

export const toEuroOrNull = (cents: number | null): number | null => (cents === null ? null : toEuro(cents))

/** Rounds an amount in euro to whole cents, and returns it in euro. */
export const roundEuro = (euro: number): number => toEuro(toCents(euro))

/** Returns the unit price of a line item in euro, VAT included. */
export const getUnitPrice = ({ sellPrice_tax_incl }: { sellPrice_tax_incl: number }): number => sellPrice_tax_incl
