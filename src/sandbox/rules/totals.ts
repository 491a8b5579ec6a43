/** The amounts of a cart in cents, including VAT. `shipping` is null until a carrier is chosen. */
export interface Totals {
  items: number
  discount: number
  shipping: number | null
  wrapping: number
  total: number
  /** `rate` is in percent. */
  vat: { cents: number; rate: number }[]
}

/**
 * Adds up a cart: total = items - discount + shipping + wrapping. The whole total is taxed at the rate of the delivery
 * country (`rate` in percent). The `total` of a line item is before its discount.
 */
export function sumTotals(
  lines: readonly { total: number; discount: number }[],
  { shipping, wrapping }: Pick<Totals, 'shipping' | 'wrapping'>,
  rate: number,
): Totals {
  const items = lines.reduce((sum, line) => sum + line.total, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const total = items - discount + (shipping ?? 0) + wrapping
  return { items, discount, shipping, wrapping, total, vat: [{ rate, cents: calculateVat(total, rate) }] }
}

/** Returns the VAT in an amount that includes it, in cents. `rate` is in percent. */
export const calculateVat = (cents: number, rate: number): number => Math.round((cents * rate) / (100 + rate))
