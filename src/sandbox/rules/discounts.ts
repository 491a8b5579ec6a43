import { shareCents } from '../money/shareCents'
import { countsFor, type Voucher, type VoucherLine } from './vouchers'

export interface Discounts {
  /** What each voucher takes off, in cents, in the order given. */
  byVoucher: number[]
  /** What is taken off each line, in cents; adds up to the same. */
  byLine: number[]
}

const wanted = (voucher: Voucher, base: number): number => {
  if (voucher.type === 'percent') return Math.round((base * (voucher.percent ?? 0)) / 100)
  return voucher.type === 'amount' ? Math.min(voucher.amount_cents ?? 0, base) : 0
}

/**
 * What the vouchers take off, in cents. Percentages go first, then amounts, each from what the
 * ones before left of the lines that it counts; so a line never goes below zero. Each discount
 * is shared over its lines to the cent.
 */
export function discountsOf(vouchers: readonly Voucher[], lines: readonly VoucherLine[]): Discounts {
  const left = lines.map((line) => line.total)
  const byVoucher = vouchers.map(() => 0)
  const order = vouchers.map((_, index) => index)
  order.sort((one, other) => Number(vouchers[one]?.type === 'amount') - Number(vouchers[other]?.type === 'amount'))
  for (const index of order) {
    const voucher = vouchers[index]
    if (!voucher) continue
    const weights = lines.map((line, at) => (countsFor(voucher, line) ? (left[at] ?? 0) : 0))
    const cents = wanted(
      voucher,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
    shareCents(cents, weights).forEach((share, at) => (left[at] = (left[at] ?? 0) - share))
    byVoucher[index] = cents
  }
  return { byVoucher, byLine: lines.map((line, at) => line.total - (left[at] ?? 0)) }
}
