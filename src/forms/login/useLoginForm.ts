import { useMemo } from 'react'
import type { Fault } from '../../contract/faultOf'
import { useCheckedForm } from '../useCheckedForm'
import { useWords } from '../../i18n/useWords'
import { loginFault } from './loginFault'
import { loginSchema, type LoginFields } from './loginSchema'

/** The form to log in with. `email` stands in it at first. */
export function useLoginForm(email = '') {
  const { login: words } = useWords('identity')
  const schema = useMemo(() => loginSchema(words.errors), [words])
  const form = useCheckedForm<LoginFields>({ schema, start: { login: { email, password: '' } } })
  /** Says at the password what log-in says of itself; false when the fault is about something else. */
  const lands = (fault: Fault): boolean => {
    const message = loginFault(fault, words.errors)
    if (message !== null) form.setError('login.password', { message })
    return message !== null
  }
  return { form, lands }
}
