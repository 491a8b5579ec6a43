import * as v from 'valibot'
import { classifyError, type FailedCall } from '../../store/http/classifyError'
import type { Areas } from '../../i18n/words'

const full = v.object({ maximum: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/**
 * Returns the message for an address that was not saved, made the default or deleted.
 * @param gone the message for an address that the account no longer has
 */
export function addressApiError(failed: FailedCall, { errors }: Areas['addresses'], gone = errors.gone): string {
  if (failed.type === 'too_many_addresses' && v.is(full, failed.data)) return errors.full(failed.data.maximum)
  // Without a session there are no links: the call was not even sent.
  if (failed.code === 'ERR_LINK' || failed.code === 'ERR_LOGGED_OUT') return errors.loggedOut
  const { kind } = classifyError(failed)
  switch (kind) {
    case 'network':
    case 'timeout':
      return errors[kind]
    case 'gone':
      return gone
    case 'incomplete':
      return errors.loggedOut
    default:
      return errors.other
  }
}
