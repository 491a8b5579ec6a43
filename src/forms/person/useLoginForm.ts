import { useMemo } from 'react'
import * as v from 'valibot'
import type { ClassifiedError } from '../../store/http/classifyError'
import { toMinutes } from '../../store/http/commonMessage'
import { useCheckedForm } from '../useCheckedForm'
import { bringMessages } from '../../i18n/lateMessages'
import type { Areas } from '../../i18n/messages'

const useMessages = bringMessages('identity')

/** Returns the login form. `email` is its initial value. */
export function useLoginForm(email = '') {
  const { login: messages } = useMessages('identity')
  const schema = useMemo(() => loginSchema(messages.errors), [messages])
  const form = useCheckedForm<LoginFields>({ schema, start: { login: { email, password: '' } } })
  /** Displays a login error at the password field. Returns false for any other error. */
  const showFieldError = (error: ClassifiedError): boolean => {
    const message = loginErrorMessage(error, messages.errors)
    if (message !== null) form.setError('login.password', { message })
    return message !== null
  }
  return { form, showFieldError }
}

/**
 * The values of the form. They are nested under `login`, so that no control has the same id as one in another form on
 * the page.
 */
export interface LoginFields {
  login: { email: string; password: string }
}

/** The paths of the fields, in the order of the form. */
export const loginOrder = ['login.email', 'login.password']

/** A login only compares the password, so the rules for new passwords do not apply (contract/requests). */
const loginSchema = (errors: Areas['identity']['login']['errors']) =>
  v.object({
    login: v.object({
      email: v.pipe(v.string(), v.trim(), v.email(errors.email)),
      password: v.pipe(v.string(), v.minLength(1, errors.password)),
    }),
  })

const refused: readonly ClassifiedError['kind'][] = ['loginFailed', 'invalid', 'incomplete']

/**
 * Returns the message for a login error, or null for an error that may occur in any request. A 401 of any type is a
 * refused login.
 */
export function loginErrorMessage(error: ClassifiedError, errors: Areas['identity']['login']['errors']): string | null {
  if (refused.includes(error.kind)) return errors.failed
  if (error.kind === 'tooMany' && error.retryAfter !== null) return errors.tooMany(toMinutes(error.retryAfter))
  return null
}
