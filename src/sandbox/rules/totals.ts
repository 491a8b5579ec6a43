import { vatByRate, type Taxed } from './vatByRate'

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
export function totalsOf(
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
