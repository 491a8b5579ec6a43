import { classifyError } from '../../../store/http/classifyError'
import type { RecordedError } from '../../../store/http/ApiError'
import type { ErrorMessages } from '../../../store/http/errorMessage'
import { passwordLength } from '../../../contract/limits'
import { findPasswordError } from '../../../contract/passwordRule'
import type { Areas } from '../../../i18n/messages'

type Messages = Areas['order']['account']

/** Returns the message for an invalid new password, or null for a valid one. */
export function describePasswordError(password: string, { errors }: Messages): string | null {
  const error = findPasswordError(password)
  const messages = {
    missing: errors.missing,
    short: errors.short(passwordLength.min),
    long: errors.long(passwordLength.max),
  }
  return error && messages[error]
}

/**
 * Returns the messages for an account that could not be created. When the email address already has an account, the
 * message does not say so because the guest may not own the address.
 */
export function selectAccountErrors(failed: RecordedError, { errors }: Messages): ErrorMessages {
  const error = classifyError(failed)
  const isPassword = error.kind === 'invalid' && error.field === 'password'
  return { ...errors, invalid: isPassword ? errors.refused : undefined }
}
