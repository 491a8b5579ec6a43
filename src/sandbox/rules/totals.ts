import { vatContained } from '../money/vat'

/** Amounts of a cart in cents, VAT included; `shipping` is null until a carrier is chosen. */
export interface Totals {
  items: number
  discount: number
  shipping: number | null
  wrapping: number
  total: number
  vat: { rate: number; cents: number }[]
}

/** total = items - discount + shipping + wrapping; the VAT in it is that of the delivery country (`rate` in percent). */
export function totalsOf(parts: Omit<Totals, 'total' | 'vat'>, rate: number): Totals {
  const total = parts.items - parts.discount + (parts.shipping ?? 0) + parts.wrapping
  return { ...parts, total, vat: [{ rate, cents: vatContained(total, rate) }] }
}
