/** Amounts of a cart in cents, VAT included; `shipping` is null until a carrier is chosen. */
export interface Totals {
  items: number
  discount: number
  shipping: number | null
  wrapping: number
  total: number
  vat: Taxed[]
}

/** A line in cents, with what is taken off it. */
interface Line {
  total: number
  discount: number
}

/** total = items - discount + shipping + wrapping; all of it is taxed as in the delivery country (`rate` in percent). */
export function sumTotals(
  lines: readonly Line[],
  { shipping, wrapping }: Pick<Totals, 'shipping' | 'wrapping'>,
  rate: number,
): Totals {
  const items = lines.reduce((sum, line) => sum + line.total, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const parts = [...lines.map((line) => line.total - line.discount), shipping ?? 0, wrapping]
  return {
    items,
    discount,
    shipping,
    wrapping,
    total: items - discount + (shipping ?? 0) + wrapping,
    vat: vatByRate(parts.map((cents) => ({ cents, rate }))),
  }
}

/** An amount in cents, VAT included, with its rate in percent. */
interface Taxed {
  cents: number
  rate: number
}

/** The VAT in some amounts, per rate and the lowest first: worked out once on all that has the rate, as an invoice does. */
export function vatByRate(amounts: readonly Taxed[]): Taxed[] {
  const sums = new Map<number, number>()
  for (const { cents, rate } of amounts) sums.set(rate, (sums.get(rate) ?? 0) + cents)
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([rate, cents]) => ({ rate, cents: calculateVat(cents, rate) }))
}

/** VAT contained in an amount that includes it, in cents. `rate` in percent. */
export const calculateVat = (cents: number, rate: number): number => Math.round((cents * rate) / (100 + rate))
