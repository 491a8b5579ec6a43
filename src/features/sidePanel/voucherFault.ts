import * as v from 'valibot'
import { faultOf, type FailedCall } from '../../contract/faultOf'
import type { Areas } from '../../i18n/words'

const missingData = v.object({ missing: v.pipe(v.number(), v.finite(), v.minValue(0)) })

/** Why a voucher was not taken, in words; `money` says euro in the page's language. */
export function voucherFault(failed: FailedCall, panel: Areas['panel'], money: (euro: number) => string): string {
  const { voucher, errors } = panel
  const words: Record<string, string> = {
    voucher_unknown: voucher.unknown,
    voucher_in_cart: voucher.already,
    voucher_expired: voucher.expired,
    voucher_not_yet_valid: voucher.notYet,
    voucher_used: voucher.spent,
    voucher_brand: voucher.notForThese,
    voucher_exclude_sale: voucher.notOnSale,
    voucher_minimum: v.is(missingData, failed.data)
      ? voucher.minimum(money(failed.data.missing))
      : voucher.minimumPlain,
  }
  if (failed.type !== undefined && Object.hasOwn(words, failed.type)) return words[failed.type]!
  const fault = faultOf(failed)
  if (fault.kind === 'invalid') return voucher.unknown
  if (fault.kind === 'closed') return voucher.emptyCart
  return fault.kind === 'network' ? errors.network : errors.other
}
