import { faultOf, type FailedCall } from '../../../contract/faultOf'
import { voucherRefusal } from '../../../contract/voucherRefusal'
import type { Areas } from '../../../i18n/words'

/** Why a voucher was not taken, in words; `limit` (euro) when that can be drawn as well. */
export interface VoucherFault {
  text: string
  limit: { from: number; missing: number } | null
}

interface Formats {
  money: (euro: number) => string
  /** Says an ISO day. */
  day: (iso: string) => string
}

const alone = (text: string): VoucherFault => ({ text, limit: null })

/** SPEC §8: vouchers give the type back; each is said in words. */
export function voucherFault(failed: FailedCall, panel: Areas['panel'], { money, day }: Formats): VoucherFault {
  const { voucher: words, errors } = panel
  const refusal = voucherRefusal(failed.type, failed.data)
  if (refusal === null) return alone(otherFault(failed, words, errors))
  switch (refusal.kind) {
    case 'expired':
      return alone(refusal.day === null ? words.expired : words.expiredOn(day(refusal.day)))
    case 'notYet':
      return alone(refusal.day === null ? words.notYet : words.notYetUntil(day(refusal.day)))
    case 'minimum':
      if (refusal.limit === null) return alone(words.minimum)
      return { text: words.minimumMissing(money(refusal.limit.missing)), limit: refusal.limit }
    default:
      return alone(words[refusal.kind])
  }
}

function otherFault(failed: FailedCall, words: Areas['panel']['voucher'], errors: Areas['panel']['errors']): string {
  switch (faultOf(failed).kind) {
    case 'invalid':
      return words.unknown
    case 'closed':
      return words.emptyCart
    case 'network':
      return errors.network
    default:
      return errors.other
  }
}
