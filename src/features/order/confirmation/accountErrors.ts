import { classifyError, type FailedCall } from '../../../store/http/classifyError'
import type { ErrorMessages } from '../../../store/http/errorMessage'
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
 * The sentences for an account that was not made. Of an address that has one already no more is said than that it cannot
 * be done: the shopper who ordered with it need not be its owner.
 */
export function selectAccountErrors(failed: FailedCall, { errors }: Words): ErrorMessages {
  const error = classifyError(failed)
  const isPassword = error.kind === 'invalid' && error.field === 'password'
  return { ...errors, invalid: isPassword ? errors.short(passwordLength.min) : undefined }
}
