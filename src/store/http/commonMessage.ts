import type { Areas } from '../../i18n/messages'

/** An error that has the same message in every area. */
type CommonError =
  | { kind: 'network' | 'timeout' | 'loggedOut' | 'other' }
  /** `retryAfter` is in seconds; null when the shop API does not give it. */
  | { kind: 'tooMany'; retryAfter: number | null }

/**
 * Returns the message that all areas share for an error.
 * @param reassurance the area's own second sentence, which replaces the general advice
 */
export function commonMessage(
  error: CommonError,
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
