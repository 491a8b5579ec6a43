import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Areas } from '../../../i18n/messages'
import { addVoucher } from '../../../store/cart/voucherThunks'
import { classifyVoucherRefusal } from '../../../store/cart/classifyVoucherRefusal'
import { type ErrorMessages, useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { useMutation } from '../../../store/query/useMutation'

const useMessages = bringMessages('panel')

const sendVoucher =
  (code: string): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch) =>
    (await dispatch(addVoucher(code))).error

export function useVoucher() {
  const messages = useMessages('panel')
  const language = useLanguage()
  const formatEuro = useMoney()
  const describeError = useErrorMessage()
  const { isBusy, error, run, clearError } = useMutation(sendVoucher)
  const formatters = { formatEuro, formatDay: (isoDate: string) => formatDate(isoDate, language), describeError }
  return {
    isBusy,
    voucherError: error && describeVoucherError(error, messages, formatters),
    /** Resolves to true if the API accepted the code. */
    tryCode: async (code: string) => (await run(code)) === null,
    clearError,
  }
}

/** `limit` is null unless the cart is below the minimum of the voucher. Its amounts are in euro. */
interface VoucherError {
  text: string
  limit: { from: number; missing: number } | null
}

interface Formatters {
  formatEuro: (euro: number) => string
  formatDay: (isoDate: string) => string
  describeError: (recordedError: RecordedError, area: ErrorMessages) => string
}

const buildErrorWithoutLimit = (text: string): VoucherError => ({ text, limit: null })

/** The type of the error gives the reason (SPEC §8). */
export function describeVoucherError(
  recordedError: RecordedError,
  panel: Areas['panel'],
  { formatEuro, formatDay, describeError }: Formatters,
): VoucherError {
  const { voucher: messages, errors } = panel
  const refusal = classifyVoucherRefusal(recordedError.type, recordedError.data)
  if (refusal === null) {
    return buildErrorWithoutLimit(
      describeError(recordedError, { kept: errors.kept, invalid: messages.unknown, closed: messages.emptyCart }),
    )
  }
  switch (refusal.kind) {
    case 'expired':
      return buildErrorWithoutLimit(
        refusal.day === null ? messages.expired : messages.expiredOn(formatDay(refusal.day)),
      )
    case 'notYet':
      return buildErrorWithoutLimit(
        refusal.day === null ? messages.notYet : messages.notYetUntil(formatDay(refusal.day)),
      )
    case 'minimum':
      if (refusal.limit === null) return buildErrorWithoutLimit(messages.minimum)
      return { text: messages.minimumMissing(formatEuro(refusal.limit.missing)), limit: refusal.limit }
    default:
      return buildErrorWithoutLimit(messages[refusal.kind])
  }
}
