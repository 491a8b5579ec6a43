import { bringMessages } from '../../i18n/lateMessages'
import type { Areas } from '../../i18n/messages'
import { type ClassifiedError, classifyError, isSessionEnd } from './classifyError'
import type { RecordedError } from './ApiError'

const useMessages = bringMessages('common')

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
  /** Replaces `kept` when it is not known whether the change was made. */
  unsettled?: string
}

/** Returns the message for a failed request. The messages of the area take precedence over those of `common`. */
export function errorMessage(failure: RecordedError, area: ErrorMessages, common: Areas['common']): string {
  const error = classifyError(failure)
  const reassurance = failure.isUnsettled ? (area.unsettled ?? common.errors.unsettled) : area.kept
  if (failure.code === 'ERR_LOGGED_OUT' || (error.kind === 'incomplete' && isSessionEnd(failure))) {
    return area.loggedOut ?? commonMessage({ kind: 'loggedOut' }, reassurance, common)
  }
  const areaMessage = error.kind === 'stock' ? describeStock(error.left, area.stock) : area[error.kind]
  if (areaMessage !== undefined) return areaMessage
  switch (error.kind) {
    case 'tooMany':
      return commonMessage(error, reassurance, common)
    case 'network':
    case 'timeout':
      return commonMessage({ kind: error.kind }, reassurance, common)
    default:
      return area.other ?? commonMessage({ kind: 'other' }, reassurance, common)
  }
}

/**
 * Returns the message that all areas share for an error.
 * @param reassurance the area's own second sentence, which replaces the general advice
 */
export function commonMessage(
  error: { kind: 'network' | 'timeout' | 'loggedOut' | 'other' } | { kind: 'tooMany'; retryAfter: number | null },
  reassurance: string | undefined,
  { errors }: Areas['common'],
): string {
  switch (error.kind) {
    case 'loggedOut':
      return errors.loggedOut
    case 'tooMany':
      return errors.tooMany(toMinutes(error.retryAfter))
    case 'network':
      return `${errors.network} ${reassurance ?? errors.checkConnection}`
    default:
      return `${errors[error.kind]} ${reassurance ?? errors.tryAgain}`
  }
}

/** Rounds seconds up to whole minutes, at least one. A missing value counts as one minute. */
export const toMinutes = (retryAfter: number | null): number => Math.max(1, Math.ceil((retryAfter ?? 60) / 60))

const describeStock = (left: number, areaMessage: ErrorMessages['stock']) =>
  typeof areaMessage === 'function' ? areaMessage(left) : areaMessage

/**
 * Returns a version of `errorMessage` with the `common` messages in the page's language. The `common` messages load
 * with every lazy area, so only components with messages of a lazy area may call this hook.
 */
export function useErrorMessage(): (failure: RecordedError, area: ErrorMessages) => string {
  const common = useMessages('common')
  return (failure, area) => errorMessage(failure, area, common)
}
