import { classifyError, type FailedCall } from '../../../store/http/classifyError'
import { passwordLength } from '../../../contract/requests'
import type { Areas } from '../../../i18n/words'

type Words = Areas['order']['account']

/** Returns the message for an invalid new password; null for a valid one. */
export function validatePassword(password: string, { errors }: Words): string | null {
  const length = [...password].length
  if (length < passwordLength.min) return errors.short(passwordLength.min)
  return length > passwordLength.max ? errors.long(passwordLength.max) : null
}

/**
 * Returns the message for an account that was not created. The message for an email address that has an account does not say
 * so, because the guest need not be the owner of the address.
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
