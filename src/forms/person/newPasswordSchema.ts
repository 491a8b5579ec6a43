import * as v from 'valibot'
import { passwordLength } from '../../contract/requests'
import type { Areas } from '../../i18n/words'

type Errors = Areas['identity']['errors']

/**
 * The rules of a new password, with messages in the page's language. Spaces alone are not a valid password.
 * @param options `optional`: whether an empty field is valid
 */
export const newPasswordSchema = (errors: Errors, { optional = false } = {}) =>
  v.pipe(
    v.string(),
    v.check((typed) => (optional && typed === '') || typed.trim() !== '', errors.passwordMissing),
    v.check((typed) => typed === '' || typed.length >= passwordLength.min, errors.passwordShort(passwordLength.min)),
    v.maxLength(passwordLength.max, errors.tooLong(passwordLength.max)),
  )
