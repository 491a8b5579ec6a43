import * as v from 'valibot'
import { isErrorOfType } from '../../../contract/error'
import type { Areas } from '../../../i18n/messages'
import type { ErrorMessages } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'

const remainingItemsData = v.object({ remaining: v.pipe(v.number(), v.integer()) })
const remainingAmountData = v.object({ remaining_amount: v.pipe(v.number(), v.finite()) })

interface GiveErrorFormatters {
  messages: Areas['giftlist']
  formatEuro: (euro: number) => string
  describeError: (error: RecordedError, area: ErrorMessages) => string
}

export const isListOutdated = (error: RecordedError): boolean =>
  (['gift_taken', 'giftlist_closed', 'invalid', 'not_found', 'product_gone'] as const).some((type) =>
    isErrorOfType(error, type),
  )

export function describeGiveError(
  error: RecordedError,
  { messages, formatEuro, describeError }: GiveErrorFormatters,
): string {
  const { give } = messages
  if (isErrorOfType(error, 'gift_taken')) return `${describeTakenGift(error.data, messages, formatEuro)} ${give.saved}`
  if (isErrorOfType(error, 'giftlist_closed')) return `${messages.list.closed}. ${messages.list.closedText}`
  if (isErrorOfType(error, 'invalid') || isErrorOfType(error, 'not_found')) return give.refused
  return describeError(error, give.errors)
}

function describeTakenGift(data: unknown, { give }: Areas['giftlist'], formatEuro: (euro: number) => string): string {
  if (v.is(remainingAmountData, data) && data.remaining_amount > 0) {
    return give.takenAmount(formatEuro(data.remaining_amount))
  }
  return v.is(remainingItemsData, data) && data.remaining > 0 ? give.takenSome(data.remaining) : give.takenAll
}
