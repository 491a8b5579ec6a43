import { faultOf, type FailedCall, type Fault } from '../../../contract/faultOf'
import type { Gate } from './accountGate'

interface Circumstances extends Pick<Gate, 'before' | 'left'> {
  /** Why the session was cleared last (SPEC §4, §8). */
  error: FailedCall | null
  /** Whether the page that they were at is kept for them. */
  kept: boolean
}

/** What says nothing of the shopper; the rest was said where they tried. */
const unsaid: readonly Fault['kind'][] = ['network', 'timeout', 'shop', 'other']

/**
 * Why somebody sees the log-in, as far as they should hear of it: they have logged out, the session ended (and what they
 * typed is kept), or the shop did not say whose token it is. Null for who simply comes by.
 */
export function whyLogIn({
  error,
  before,
  left,
  kept,
}: Circumstances): 'left' | 'ended' | 'endedKept' | 'unknown' | null {
  if (left) return 'left'
  if (error?.status === 401 && faultOf(error).kind === 'incomplete') return kept ? 'endedKept' : 'ended'
  if (before === 'open') return kept ? 'endedKept' : 'ended'
  return error && unsaid.includes(faultOf(error).kind) ? 'unknown' : null
}
