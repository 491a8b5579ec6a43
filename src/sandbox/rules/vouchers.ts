/** A voucher with its rules; amounts in cents, days ISO and inclusive, null is open-ended. */
export interface Voucher {
  id_cart_rule: number
  code: string
  type: 'percent' | 'amount' | 'free_shipping'
  percent: number | null
  amount_cents: number | null
  minimum_cents: number
  brand: string | null
  starts: string | null
  ends: string | null
  once: boolean
  exclude_sale: boolean
}

/** What a voucher looks at in a line: its total in cents, whether it is reduced already, its brand's slug. */
export interface VoucherLine {
  total: number
  reduced: boolean
  brand: string
}

export type VoucherRefusal =
  | { type: 'voucher_not_yet_valid'; data: { starts: string } }
  | { type: 'voucher_expired'; data: { ended: string } }
  | { type: 'voucher_used'; data: Record<string, never> }
  | { type: 'voucher_brand'; data: { brand: string } }
  | { type: 'voucher_exclude_sale'; data: Record<string, never> }
  | { type: 'voucher_minimum'; data: { minimum: number; missing: number } }

/** The lines that a voucher counts: those of its brand, and not the reduced ones when it excludes them. */
export function countsFor(voucher: Pick<Voucher, 'brand' | 'exclude_sale'>, line: VoucherLine): boolean {
  return (voucher.brand === null || line.brand === voucher.brand) && !(voucher.exclude_sale && line.reduced)
}

/**
 * Why a voucher does not hold for these lines, or null when it does. The first reason that a
 * shopper can do nothing about comes first. `today` is an ISO day; `used` says whether this
 * shopper had it before. Amounts in `data` are cents.
 */
export function voucherRefusal(
  voucher: Voucher,
  { lines, today, used }: { lines: readonly VoucherLine[]; today: string; used: boolean },
): VoucherRefusal | null {
  if (voucher.starts !== null && today < voucher.starts)
    return { type: 'voucher_not_yet_valid', data: { starts: voucher.starts } }
  if (voucher.ends !== null && today > voucher.ends) return { type: 'voucher_expired', data: { ended: voucher.ends } }
  if (voucher.once && used) return { type: 'voucher_used', data: {} }
  const ofBrand = lines.filter((line) => countsFor({ brand: voucher.brand, exclude_sale: false }, line))
  if (voucher.brand !== null && ofBrand.length === 0) return { type: 'voucher_brand', data: { brand: voucher.brand } }
  const counted = lines.filter((line) => countsFor(voucher, line))
  if (voucher.exclude_sale && ofBrand.length > 0 && counted.length === 0)
    return { type: 'voucher_exclude_sale', data: {} }
  const missing = voucher.minimum_cents - counted.reduce((sum, line) => sum + line.total, 0)
  if (missing > 0) return { type: 'voucher_minimum', data: { minimum: voucher.minimum_cents, missing } }
  return null
}
