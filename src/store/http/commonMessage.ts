import type { Areas } from '../../i18n/messages'

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
