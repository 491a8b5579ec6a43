import { classifyError, type FailedCall, type ClassifiedError } from '../../../store/http/classifyError'
import type { Gate } from './accountGate'

interface Circumstances extends Pick<Gate, 'before' | 'hasLoggedOut'> {
  /** The error that cleared the session (SPEC §4, §8). */
  error: FailedCall | null
  /** Whether the page stays mounted, with the text typed in it. */
  isStillMounted: boolean
}

/** Errors that say nothing about the session. The login form shows all others. */
const unrelated: readonly ClassifiedError['kind'][] = ['network', 'timeout', 'shop', 'other']

/**
 * Returns the reason that the login form shows: the customer logged out, the session expired (`endedKept`: with the typed text
 * still there), or the shop API did not answer. Null when there is nothing to explain.
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
