import * as v from 'valibot'
import { passwordLength } from '../../contract/limits'
import { findPasswordError } from '../../contract/findPasswordError'
import type { Areas } from '../../i18n/messages'

type Errors = Areas['identity']['errors']

export function buildNewPasswordSchema(errors: Errors, { optional = false } = {}) {
  const messages = {
    missing: errors.passwordMissing,
    short: errors.passwordShort(passwordLength.min),
    long: errors.tooLong(passwordLength.max),
  }
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (optional && dataset.value === '')) return
      const error = findPasswordError(dataset.value)
      if (error) addIssue({ message: messages[error] })
    }),
  )
}
