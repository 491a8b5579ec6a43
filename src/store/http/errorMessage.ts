import * as v from 'valibot'
import { isErrorOfType, type ErrorType } from '../../contract/error'
import { bringMessages } from '../../i18n/lateMessages'
import type { Areas } from '../../i18n/messages'
import { isSessionRefused, type RecordedError } from './ApiError'

const useMessages = bringMessages('common')

/** Failed requests are classified by what the user can do about them. */
export type ClassifiedError =
  | { kind: 'soldOut' | 'gone' | 'closed' | 'changed' | 'incomplete' | 'carrier' | 'gift' | 'linkExpired' }
  /** Another giver was faster, or the owner has closed the gift list. */
  | { kind: 'taken' | 'giftlistClosed' }
  /** `left` is the quantity in stock. */
  | { kind: 'stock'; left: number }
  /** `field` is the path within the payload. */
  | { kind: 'invalid'; field: string }
  /** `loginFailed` does not reveal whether the account exists. */
  | { kind: 'loginFailed' | 'accountExists' }
  /** `retryAfter` is in seconds; null when the shop API does not give it. */
  | { kind: 'tooMany'; retryAfter: number | null }
  /** `shop` is a server error, and `other` is any error without a kind of its own. */
  | { kind: 'network' | 'timeout' | 'shop' | 'other' }

type PlainKind = Exclude<ClassifiedError['kind'], 'stock' | 'invalid' | 'tooMany'>

const kindByType: Partial<Record<ErrorType, PlainKind>> = {
  not_found: 'gone',
  product_gone: 'gone',
  cart_not_found: 'closed',
  cart_closed: 'closed',
  cart_changed: 'changed',
  checkout_incomplete: 'incomplete',
  not_logged_in: 'incomplete',
  carrier_unavailable: 'carrier',
  gift_not_possible: 'gift',
  gift_taken: 'taken',
  giftlist_closed: 'giftlistClosed',
  link_expired: 'linkExpired',
  login_failed: 'loginFailed',
  account_exists: 'accountExists',
}

const stockData = v.object({ stock: v.pipe(v.number(), v.integer(), v.minValue(0)) })
const fieldData = v.object({ field: v.string() })
const retryAfterData = v.object({ retry_after: v.pipe(v.number(), v.finite(), v.minValue(0)) })

/**
 * The generic network errors of SPEC §8, and the errors for changes to a cart or a line item that no longer exists in
 * this browser.
 */
const kindByCode: Record<string, PlainKind> = {
  ERR_NETWORK: 'network',
  ECONNABORTED: 'network',
  ETIMEDOUT: 'timeout',
  ERR_NO_CART: 'closed',
  ERR_NO_LINE: 'gone',
}

const lookUpKind = (
  table: Partial<Record<string, PlainKind>>,
  key: string | number | undefined,
): PlainKind | undefined => (key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined)

function classifyStatus(status: number): PlainKind {
  if (status === 401) return 'incomplete'
  if (status === 408 || status === 504) return 'timeout'
  return status >= 500 ? 'shop' : 'other'
}

/** Without a status, the code decides. If the type is unknown or the data has another shape, the status decides. */
export function classifyError({ code, type, data, status }: RecordedError): ClassifiedError {
  if (status === undefined) return { kind: lookUpKind(kindByCode, code) ?? 'other' }
  if (isErrorOfType({ type }, 'out_of_stock') && v.is(stockData, data)) {
    return data.stock === 0 ? { kind: 'soldOut' } : { kind: 'stock', left: data.stock }
  }
  if (isErrorOfType({ type }, 'invalid') && v.is(fieldData, data)) return { kind: 'invalid', field: data.field }
  if (isErrorOfType({ type }, 'too_many_attempts') || status === 429) {
    return { kind: 'tooMany', retryAfter: v.is(retryAfterData, data) ? data.retry_after : null }
  }
  return { kind: lookUpKind(kindByType, type) ?? classifyStatus(status) }
}

/** Whether the error means that the shop has ended the session. A failed login does not mean that. */
export const isSessionEnd = (failure: RecordedError): boolean =>
  isSessionRefused(failure) && !failure.withoutSession && classifyError(failure).kind !== 'loginFailed'

/** An area's own messages by kind of error. The other kinds use the messages of `common`. */
export type ErrorMessages = { [Kind in Exclude<ClassifiedError['kind'], 'stock'>]?: string } & {
  /** `left` is the quantity in stock. */
  stock?: string | ((left: number) => string)
  /** The message for a user whose session has ended since the page was displayed. */
  loggedOut?: string
  /**
   * The second sentence after a message of `common`. It reassures the user that nothing is lost, or suggests what to
   * do.
   */
  kept?: string
  /** Replaces `kept` when it is unknown whether the change was made. */
  unsettled?: string
}

/** The messages of the area take precedence over those of `common`. */
export function errorMessage(failure: RecordedError, area: ErrorMessages, { errors }: Areas['common']): string {
  const error = classifyError(failure)
  const reassurance = failure.isUnsettled ? (area.unsettled ?? errors.unsettled) : area.kept
  if (failure.code === 'ERR_LOGGED_OUT' || (error.kind === 'incomplete' && isSessionEnd(failure))) {
    return area.loggedOut ?? errors.loggedOut
  }
  const areaMessage = error.kind === 'stock' ? describeStock(error.left, area.stock) : area[error.kind]
  if (areaMessage !== undefined) return areaMessage
  switch (error.kind) {
    case 'tooMany':
      return errors.tooMany(convertToMinutes(error.retryAfter))
    case 'network':
      return `${errors.network} ${reassurance ?? errors.checkConnection}`
    case 'timeout':
      return `${errors.timeout} ${reassurance ?? errors.tryAgain}`
    default:
      return area.other ?? `${errors.other} ${reassurance ?? errors.tryAgain}`
  }
}

/**
 * Rounds up to whole minutes, at least one. A missing value counts as one minute.
 * @param retryAfter in seconds
 */
export const convertToMinutes = (retryAfter: number | null): number => Math.max(1, Math.ceil((retryAfter ?? 60) / 60))

const describeStock = (left: number, areaMessage: ErrorMessages['stock']) =>
  typeof areaMessage === 'function' ? areaMessage(left) : areaMessage

/**
 * The `common` messages load with every lazy area, so only components with messages of a lazy area may call this hook.
 */
export function useErrorMessage(): (failure: RecordedError, area: ErrorMessages) => string {
  const commonMessages = useMessages('common')
  return (failure, area) => errorMessage(failure, area, commonMessages)
}
