import { classifyError, type FailedCall, type ClassifiedError } from '../../../store/http/classifyError'
import type { Gate } from './accountGate'

interface Circumstances extends Pick<Gate, 'before' | 'hasLoggedOut'> {
  /** The error that cleared the session (SPEC §4, §8). */
  error: FailedCall | null
  /** Whether the page stays mounted, together with the text typed in it. */
  isStillMounted: boolean
}

/** Errors that do not concern the session. The login form shows all other errors. */
const unrelated: readonly ClassifiedError['kind'][] = ['network', 'timeout', 'shop', 'other']

/**
 * Returns why the login form is shown: the customer logged out, the session expired (`endedKept` when the typed text is
 * preserved), or the shop API did not respond. Null means that there is nothing to explain.
 */
export function loginReason({
  error,
  before,
  hasLoggedOut,
  isStillMounted,
}: Circumstances): 'loggedOut' | 'ended' | 'endedKept' | 'unknown' | null {
  if (hasLoggedOut) return 'loggedOut'
  if (error?.status === 401 && classifyError(error).kind === 'incomplete') return isStillMounted ? 'endedKept' : 'ended'
  if (before === 'open') return isStillMounted ? 'endedKept' : 'ended'
  return error && unrelated.includes(classifyError(error).kind) ? 'unknown' : null
}
