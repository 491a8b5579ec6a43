import type { Fault } from '../../contract/faultOf'
import type { Areas } from '../../i18n/words'

const refused: readonly Fault['kind'][] = ['loginFailed', 'invalid', 'incomplete']

/** What log-in says of itself, in words; null for what can happen to any call. A 401 is a refusal, whatever its type. */
export function loginFault(fault: Fault, errors: Areas['identity']['login']['errors']): string | null {
  if (refused.includes(fault.kind)) return errors.failed
  if (fault.kind === 'tooMany' && fault.retryAfter !== null)
    return errors.tooMany(Math.max(1, Math.ceil(fault.retryAfter / 60)))
  return null
}
