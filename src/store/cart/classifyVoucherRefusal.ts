import * as v from 'valibot'
import type { ErrorType } from '../../contract/error'

/**
 * The reason why a voucher was refused or is no longer valid. Days are ISO days and amounts are in euro. `day` and
 * `limit` are null when the shop API does not give them.
 */
export type VoucherRefusal =
  | { kind: 'unknown' | 'already' | 'spent' | 'usedUp' | 'notYours' | 'notForThese' | 'notOnSale' }
  | { kind: 'expired' | 'notYet'; day: string | null }
  | { kind: 'minimum'; limit: { from: number; missing: number } | null }

const kindsWithoutDetails = {
  voucher_unknown: 'unknown',
  voucher_in_cart: 'already',
  voucher_used: 'spent',
  voucher_used_up: 'usedUp',
  voucher_customer: 'notYours',
  voucher_brand: 'notForThese',
  voucher_exclude_sale: 'notOnSale',
} as const satisfies Partial<Record<ErrorType, VoucherRefusal['kind']>>

const hasNoDetails = (type: string): type is keyof typeof kindsWithoutDetails =>
  Object.hasOwn(kindsWithoutDetails, type)

const euroAmount = v.pipe(v.number(), v.finite(), v.minValue(0))
const minimumData = v.object({ minimum: euroAmount, missing: euroAmount })
const isoDay = v.pipe(v.string(), v.isoDate())

/**
 * Classifies the `voucher_…` types of the shop API with their data, which may have any shape. Returns null for any
 * other type.
 */
export function classifyVoucherRefusal(type: string | null | undefined, data?: unknown): VoucherRefusal | null {
  if (!type) return null
  if (hasNoDetails(type)) return { kind: kindsWithoutDetails[type] }
  switch (type) {
    case 'voucher_expired' satisfies ErrorType:
      return { kind: 'expired', day: v.is(v.object({ ended: isoDay }), data) ? data.ended : null }
    case 'voucher_not_yet_valid' satisfies ErrorType:
      return { kind: 'notYet', day: v.is(v.object({ starts: isoDay }), data) ? data.starts : null }
    case 'voucher_minimum' satisfies ErrorType:
      return { kind: 'minimum', limit: v.is(minimumData, data) ? { from: data.minimum, missing: data.missing } : null }
    default:
      return null
  }
}
