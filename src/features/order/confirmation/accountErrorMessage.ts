import { classifyError, type FailedCall } from '../../../store/http/classifyError'
import { passwordLength } from '../../../contract/requests'
import type { Areas } from '../../../i18n/words'

type Words = Areas['order']['account']

/** What is wrong with a new password before it is sent, in words; null when nothing is. */
export function validatePassword(password: string, { errors }: Words): string | null {
  const length = [...password].length
  if (length < passwordLength.min) return errors.short(passwordLength.min)
  return length > passwordLength.max ? errors.long(passwordLength.max) : null
}

/**
 * Why the account was not made, in words. Of an address that has one already no more is said than that it can't be
 * done: whoever ordered with it need not be whose it is.
 */
export function accountErrorMessage(failed: FailedCall, { errors }: Words): string {
  const error = classifyError(failed)
  switch (error.kind) {
    case 'accountExists':
      return errors.notPossible
    case 'network':
    case 'timeout':
      return errors.network
    case 'tooMany':
      return errors.tooMany
    case 'invalid':
      return error.field === 'password' ? errors.short(passwordLength.min) : errors.other
    default:
      return errors.other
  }
}
