import { shareCents } from './money'

/**
 * A voucher with its rules. Amounts are in cents. Days are ISO days, inclusive; null means open-ended. `once` and
 * `exclude_sale` are 0 or 1. `max_uses` limits the uses by all customers together, and `email` the customer; null means
 * no limit.
 */
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
  once: number
  exclude_sale: number
  max_uses: number | null
  email: string | null
}

/** Whether this customer has used a voucher (`used`), and the number of uses by all customers (`uses`). */
export interface VoucherUse {
  used: boolean
  uses: number
  /** The customer's email address; null while it is unknown. */
  customer: string | null
}

/**
 * The fields of a line item that vouchers use: the amount to pay in cents, whether the price is reduced, and the slug
 * of the brand.
 */
export interface VoucherLine {
  total: number
  isReduced: boolean
  brand: string
}

export type RuleRefusal =
  | { type: 'voucher_not_yet_valid'; data: { starts: string } }
  | { type: 'voucher_expired'; data: { ended: string } }
  | { type: 'voucher_used_up'; data: Record<string, never> }
  | { type: 'voucher_customer'; data: { identified: boolean } }
  | { type: 'voucher_used'; data: Record<string, never> }
  | { type: 'voucher_brand'; data: { brand: string } }
  | { type: 'voucher_exclude_sale'; data: Record<string, never> }
  | { type: 'voucher_minimum'; data: { minimum: number; missing: number } }

/**
 * Returns the reason why a voucher does not apply to these line items, or null if it does. Reasons that the customer
 * cannot change come first. `today` is an ISO day. A personal voucher does not apply until the customer is known.
 * Amounts in `data` are in cents.
 */
export function checkVoucher(
  voucher: Voucher,
  { lines, today, use }: { lines: readonly VoucherLine[]; today: string; use: VoucherUse },
): RuleRefusal | null {
  if (voucher.starts !== null && today < voucher.starts)
    return { type: 'voucher_not_yet_valid', data: { starts: voucher.starts } }
  if (voucher.ends !== null && today > voucher.ends) return { type: 'voucher_expired', data: { ended: voucher.ends } }
  if (voucher.max_uses !== null && use.uses >= voucher.max_uses) return { type: 'voucher_used_up', data: {} }
  if (voucher.email !== null && !isSameText(voucher.email, use.customer))
    return { type: 'voucher_customer', data: { identified: use.customer !== null } }
  if (voucher.once === 1 && use.used) return { type: 'voucher_used', data: {} }
  const brandLines = lines.filter((line) => isCountedLine({ brand: voucher.brand, exclude_sale: 0 }, line))
  if (voucher.brand !== null && brandLines.length === 0)
    return { type: 'voucher_brand', data: { brand: voucher.brand } }
  const countedLines = lines.filter((line) => isCountedLine(voucher, line))
  if (voucher.exclude_sale === 1 && brandLines.length > 0 && countedLines.length === 0)
    return { type: 'voucher_exclude_sale', data: {} }
  const missingCents = voucher.minimum_cents - countedLines.reduce((sum, line) => sum + line.total, 0)
  if (missingCents > 0)
    return { type: 'voucher_minimum', data: { minimum: voucher.minimum_cents, missing: missingCents } }
  return null
}

/**
 * Returns whether a line item counts for a voucher. It must have the right brand, and must not be free or, if the
 * voucher excludes sales, reduced.
 */
function isCountedLine(voucher: Pick<Voucher, 'brand' | 'exclude_sale'>, line: VoucherLine): boolean {
  const isOfBrand = voucher.brand === null || line.brand === voucher.brand
  return line.total > 0 && isOfBrand && !(voucher.exclude_sale === 1 && line.isReduced)
}

const isSameText = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()

interface Discounts {
  /** The discount of each voucher in cents. */
  centsByVoucher: ReadonlyMap<Voucher, number>
  /** The discount of each line item in cents. The sum equals that of `centsByVoucher`. */
  centsByLine: number[]
}

const calculateDiscount = (voucher: Voucher, baseCents: number): number => {
  if (voucher.type === 'percent') return Math.round((baseCents * (voucher.percent ?? 0)) / 100)
  return voucher.type === 'amount' ? Math.min(voucher.amount_cents ?? 0, baseCents) : 0
}

/**
 * Calculates the discounts in cents. Percentages are deducted first, and then amounts, each from the amounts that
 * earlier vouchers have left, so a line item never falls below zero. Only the line items that count for a voucher are
 * reduced. Each discount is distributed over its line items to the cent.
 */
export function calculateDiscounts(vouchers: readonly Voucher[], lines: readonly VoucherLine[]): Discounts {
  const remainingTotals = lines.map((line) => line.total)
  const centsByVoucher = new Map<Voucher, number>()
  const isAmount = ({ type }: Voucher) => Number(type === 'amount')
  for (const voucher of [...vouchers].sort((one, other) => isAmount(one) - isAmount(other))) {
    const weights = lines.map((line, index) => (isCountedLine(voucher, line) ? (remainingTotals[index] ?? 0) : 0))
    const cents = calculateDiscount(
      voucher,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
    shareCents(cents, weights).forEach(
      (share, index) => (remainingTotals[index] = (remainingTotals[index] ?? 0) - share),
    )
    centsByVoucher.set(voucher, cents)
  }
  return { centsByVoucher, centsByLine: lines.map((line, index) => line.total - (remainingTotals[index] ?? 0)) }
}
