import { useState } from 'react'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import { addVoucher } from '../../../store/cart/voucherThunks'
import { useStoreDispatch } from '../../../store/hooks'
import { classifyError, type FailedCall } from '../../../store/http/classifyError'
import { classifyVoucherRefusal } from '../../../store/cart/classifyVoucherRefusal'
import type { Areas } from '../../../i18n/words'

/** Adds vouchers to the cart, one at a time, and says why one was refused. */
export function useVoucher() {
  const words = useWords('panel')
  const language = useLanguage()
  const money = useMoney()
  const dispatch = useStoreDispatch()
  const [busy, setBusy] = useState(false)
  const [voucherError, setVoucherError] = useState<VoucherError | null>(null)

  /** Whether the code was taken. */
  const tryCode = async (code: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setVoucherError(null)
    const { error } = await dispatch(addVoucher(code))
    setBusy(false)
    if (error) setVoucherError(describeVoucherError(error, words, { money, day: (iso) => formatDate(iso, language) }))
    return !error
  }
  return { busy, voucherError, tryCode, clearError: () => setVoucherError(null) }
}

/**
 * Why a voucher was refused. `limit` holds the minimum of the voucher and what is missing, in euro, when that is the
 * reason.
 */
interface VoucherError {
  text: string
  limit: { from: number; missing: number } | null
}

interface Formats {
  money: (euro: number) => string
  /** Formats an ISO date. */
  day: (iso: string) => string
}

const alone = (text: string): VoucherError => ({ text, limit: null })

/** SPEC §8: vouchers give the type back; each is said in words. */
export function describeVoucherError(failed: FailedCall, panel: Areas['panel'], { money, day }: Formats): VoucherError {
  const { voucher: words, errors } = panel
  const refusal = classifyVoucherRefusal(failed.type, failed.data)
  if (refusal === null) return alone(describeOtherError(failed, words, errors))
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

function describeOtherError(
  failed: FailedCall,
  words: Areas['panel']['voucher'],
  errors: Areas['panel']['errors'],
): string {
  switch (classifyError(failed).kind) {
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
