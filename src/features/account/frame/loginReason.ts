import { isSessionEnd } from '../../../store/http/classifyError'
import type { RecordedError } from '../../../store/http/ApiError'
import type { Gate } from './accountGate'

interface Circumstances extends Pick<Gate, 'before' | 'hasLoggedOut'> {
  /** The error that cleared the session (SPEC §4, §8). */
  error: RecordedError | null
  /** Whether the page stays mounted, together with the text typed in it. */
  isStillMounted: boolean
}

/**
 * Returns why the login form is shown: the customer logged out, or the session expired (`endedKept` when the typed text
 * is preserved). Null means that there is nothing to explain.
 */
export function loginReason({
  error,
  before,
  hasLoggedOut,
  isStillMounted,
}: Circumstances): 'loggedOut' | 'ended' | 'endedKept' | null {
  if (hasLoggedOut) return 'loggedOut'
  if (error && isSessionEnd(error)) return isStillMounted ? 'endedKept' : 'ended'
  if (before === 'open') return isStillMounted ? 'endedKept' : 'ended'
  return null
}
