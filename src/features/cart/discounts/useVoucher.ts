import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Areas } from '../../../i18n/messages'
import { addVoucher } from '../../../store/cart/voucherThunks'
import { classifyVoucherRefusal, type VoucherRefusal } from '../../../store/cart/classifyVoucherRefusal'
import { type ErrorMessages, useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { useMutation } from '../../../store/query/useMutation'

const useMessages = bringMessages('panel')

export function useVoucher() {
  const messages = useMessages('panel')
  const language = useLanguage()
  const formatEuro = useMoney()
  const describeError = useErrorMessage()
  const { isBusy, error, run, clearError } = useMutation(
    (code: string): AppThunk<Promise<RecordedError | null>> =>
      async (dispatch) =>
        (await dispatch(addVoucher(code))).error,
  )
  const formatters = { formatEuro, formatDay: (isoDate: string) => formatDate(isoDate, language), describeError }
  return {
    isBusy,
    voucherError: error && describeVoucherError(error, messages, formatters),
    /** Resolves to true if the API accepted the code. */
    tryCode: async (code: string) => (await run(code)) === null,
    clearError,
  }
}

interface Formatters {
  formatEuro: (euro: number) => string
  formatDay: (isoDate: string) => string
  describeError: (recordedError: RecordedError, area: ErrorMessages) => string
}

/**
 * The type of the error gives the reason (SPEC §8). The `limit` is null unless the cart is below the minimum of the
 * voucher.
 */
export function describeVoucherError(
  recordedError: RecordedError,
  { voucher: messages, errors }: Areas['panel'],
  formatters: Formatters,
) {
  const refusal = classifyVoucherRefusal(recordedError.type, recordedError.data)
  const otherErrors = { kept: errors.kept, invalid: messages.unknown, closed: messages.emptyCart }
  return {
    text: refusal
      ? describeRefusal(refusal, messages, formatters)
      : formatters.describeError(recordedError, otherErrors),
    limit: refusal?.kind === 'minimum' ? refusal.limit : null,
  }
}

function describeRefusal(
  refusal: VoucherRefusal,
  messages: Areas['panel']['voucher'],
  { formatEuro, formatDay }: Formatters,
): string {
  switch (refusal.kind) {
    case 'expired':
      return refusal.day === null ? messages.expired : messages.expiredOn(formatDay(refusal.day))
    case 'notYet':
      return refusal.day === null ? messages.notYet : messages.notYetUntil(formatDay(refusal.day))
    case 'minimum':
      return refusal.limit ? messages.minimumMissing(formatEuro(refusal.limit.missing)) : messages.minimum
    default:
      return messages[refusal.kind]
  }
}
