import { faultOf, type Fault } from '../../contract/faultOf'
import type { RecordedError } from '../recordedError'

/** Why something about the newsletter did not go through, as far as a shopper is told different things. */
export type NewsletterFault =
  'refused' | 'expired' | 'unknown' | 'network' | 'timeout' | 'tooMany' | 'loggedOut' | 'other'

const faults: Partial<Record<Fault['kind'], NewsletterFault>> = {
  invalid: 'refused',
  gone: 'unknown',
  network: 'network',
  timeout: 'timeout',
  tooMany: 'tooMany',
  incomplete: 'loggedOut',
}

export function newsletterFault(failed: RecordedError): NewsletterFault {
  if (failed.type === 'link_expired') return 'expired'
  return faults[faultOf(failed).kind] ?? 'other'
}
