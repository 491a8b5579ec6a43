import { useMemo } from 'react'
import * as v from 'valibot'
import type { ClassifiedError } from '../../store/http/classifyError'
import { toMinutes } from '../../store/http/commonMessage'
import { useCheckedForm } from '../useCheckedForm'
import { useWords } from '../../i18n/useWords'
import type { Areas } from '../../i18n/words'

/** The form to log in with. `email` stands in it at first. */
export function useLoginForm(email = '') {
  const { login: words } = useWords('identity')
  const schema = useMemo(() => loginSchema(words.errors), [words])
  const form = useCheckedForm<LoginFields>({ schema, start: { login: { email, password: '' } } })
  /** Says at the password what log-in says of itself; false when the error is about something else. */
  const showFieldError = (error: ClassifiedError): boolean => {
    const message = loginErrorMessage(error, words.errors)
    if (message !== null) form.setError('login.password', { message })
    return message !== null
  }
  return { form, showFieldError }
}

/** Under a name of its own: where the form stands in for another one, no two controls have the same id. */
export interface LoginFields {
  login: { email: string; password: string }
}

/** The paths of the fields, in the order of the form. */
export const loginOrder = ['login.email', 'login.password']

/** What is typed at log-in is compared, not judged (contract/requests). */
const loginSchema = (errors: Areas['identity']['login']['errors']) =>
  v.object({
    login: v.object({
      email: v.pipe(v.string(), v.trim(), v.email(errors.email)),
      password: v.pipe(v.string(), v.minLength(1, errors.password)),
    }),
  })

const refused: readonly ClassifiedError['kind'][] = ['loginFailed', 'invalid', 'incomplete']

/** What log-in says of itself, in words; null for what can happen to any call. A 401 is a refusal, whatever its type. */
export function loginErrorMessage(error: ClassifiedError, errors: Areas['identity']['login']['errors']): string | null {
  if (refused.includes(error.kind)) return errors.failed
  if (error.kind === 'tooMany' && error.retryAfter !== null) return errors.tooMany(toMinutes(error.retryAfter))
  return null
}
