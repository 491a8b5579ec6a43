import { classifyError, type FailedCall, type ClassifiedError } from '../../../store/http/classifyError'
import type { Gate } from './accountGate'

interface Circumstances extends Pick<Gate, 'before' | 'loggedOut'> {
  /** Why the session was cleared last (SPEC §4, §8). */
  error: FailedCall | null
  /** Whether the page that they were at is kept for them. */
  kept: boolean
}

/** What says nothing of the shopper; the rest was said where they tried. */
const unsaid: readonly ClassifiedError['kind'][] = ['network', 'timeout', 'shop', 'other']

/**
 * Why somebody sees the log-in, as far as they should hear of it: they have logged out, the session ended (and what they
 * typed is kept), or the shop did not say whose token it is. Null for who simply comes by.
 */
export function loginReason({
  error,
  before,
  loggedOut,
  kept,
}: Circumstances): 'loggedOut' | 'ended' | 'endedKept' | 'unknown' | null {
  if (loggedOut) return 'loggedOut'
  if (error?.status === 401 && classifyError(error).kind === 'incomplete') return kept ? 'endedKept' : 'ended'
  if (before === 'open') return kept ? 'endedKept' : 'ended'
  return error && unsaid.includes(classifyError(error).kind) ? 'unknown' : null
}
