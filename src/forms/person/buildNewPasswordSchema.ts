import * as v from 'valibot'
import { passwordLength } from '../../contract/limits'
import { findPasswordError } from '../../contract/findPasswordError'
import type { Areas } from '../../i18n/messages'

type Errors = Areas['identity']['errors']

export function describePasswordError(password: string, errors: Errors): string | null {
  const error = findPasswordError(password)
  const messages = {
    missing: errors.passwordMissing,
    short: errors.passwordShort(passwordLength.min),
    long: errors.tooLong(passwordLength.max),
  }
  return error && messages[error]
}

export function buildNewPasswordSchema(errors: Errors, { isOptional = false } = {}) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (isOptional && dataset.value === '')) return
      const message = describePasswordError(dataset.value, errors)
      if (message) addIssue({ message })
    }),
  )
}
