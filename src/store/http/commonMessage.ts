import type { Areas } from '../../i18n/words'

/** An error of which every area says the same. */
type CommonError =
  | { kind: 'network' | 'timeout' | 'loggedOut' | 'other' }
  /** `retryAfter`: in seconds; null when the shop API does not say. */
  | { kind: 'tooMany'; retryAfter: number | null }

/**
 * What every area says of an error.
 * @param kept what the shopper still has or can do in this area: follows the sentence
 */
export function commonMessage(error: CommonError, kept: string | undefined, { errors }: Areas['common']): string {
  switch (error.kind) {
    case 'loggedOut':
      return errors.loggedOut
    case 'tooMany':
      return errors.tooMany(toMinutes(error.retryAfter))
    case 'network':
      return `${errors.network} ${kept ?? errors.checkConnection}`
    default:
      return `${errors[error.kind]} ${kept ?? errors.tryAgain}`
  }
}

/** Whole minutes, at least one. */
export const toMinutes = (retryAfter: number | null): number => Math.max(1, Math.ceil((retryAfter ?? 60) / 60))
