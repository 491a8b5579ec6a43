import { faultOf, type FailedCall } from '../contract/faultOf'
import type { Areas } from '../i18n/words'

/** Why the call of a form did not go through, in words. */
export function formFault(failed: FailedCall, words: Areas['identity']['form']): string {
  // Not sent any more, or its answer dropped (state/loggedOutSince).
  if (failed.code === 'ERR_LOGGED_OUT') return words.loggedOut
  const fault = faultOf(failed)
  switch (fault.kind) {
    case 'network':
    case 'timeout':
      return words[fault.kind]
    case 'incomplete':
      return words.loggedOut
    case 'invalid':
      return words.refused
    case 'tooMany':
      return words.tooMany(Math.max(1, Math.ceil((fault.retryAfter ?? 60) / 60)))
    default:
      return words.other
  }
}
