import { useMemo } from 'react'
import * as v from 'valibot'
import type { ClassifiedError } from '../../store/http/classifyError'
import { toMinutes } from '../../store/http/commonMessage'
import { useCheckedForm } from '../useCheckedForm'
import { useWords } from '../../i18n/useWords'
import type { Areas } from '../../i18n/words'

/** Returns the login form. `email` is its initial value. */
export function useLoginForm(email = '') {
  const { login: words } = useWords('identity')
  const schema = useMemo(() => loginSchema(words.errors), [words])
  const form = useCheckedForm<LoginFields>({ schema, start: { login: { email, password: '' } } })
  /** Shows an error of the login itself at the password; returns false for any other error. */
  const showFieldError = (error: ClassifiedError): boolean => {
    const message = loginErrorMessage(error, words.errors)
    if (message !== null) form.setError('login.password', { message })
    return message !== null
  }
  return { form, showFieldError }
}

/** The values are nested under `login`, so that no control has the id of one in another form on the page. */
export interface LoginFields {
  login: { email: string; password: string }
}

/** The paths of the fields, in the order of the form. */
export const loginOrder = ['login.email', 'login.password']

/** Logging in only compares the password, so that no rules for new passwords apply (contract/requests). */
const loginSchema = (errors: Areas['identity']['login']['errors']) =>
  v.object({
    login: v.object({
      email: v.pipe(v.string(), v.trim(), v.email(errors.email)),
      password: v.pipe(v.string(), v.minLength(1, errors.password)),
    }),
  })

const refused: readonly ClassifiedError['kind'][] = ['loginFailed', 'invalid', 'incomplete']

/** Returns the message for an error of the login itself, null for an error of any call. A 401 of any type is a refusal. */
export function loginErrorMessage(error: ClassifiedError, errors: Areas['identity']['login']['errors']): string | null {
  if (refused.includes(error.kind)) return errors.failed
  if (error.kind === 'tooMany' && error.retryAfter !== null) return errors.tooMany(toMinutes(error.retryAfter))
  return null
}
