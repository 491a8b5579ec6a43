import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { buildEmailSchema } from '../../contract/buildEmailSchema'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import type { Areas } from '../../i18n/messages'
import { buildPath } from '../../pageTable/paths'
import { logIn } from '../../store/account/logIn'
import { readDraft, saveDraft } from '../../store/browser/formDrafts'
import { type ClassifiedError, convertToMinutes } from '../../store/http/errorMessage'
import { PageLink } from '../../ui/button/PageLink'
import { FormField } from '../FormField'
import { Form, useFormSubmit, useCheckedForm } from '../Form'
import { CurrentPasswordField } from './PasswordFields'
import * as styles from '../Form.module.css'
import * as text from '../../ui/text.module.css'

const useMessages = bringMessages('identity')

interface LoginFormProps {
  email?: string
  /** Called when the user follows the link to the password recovery page. */
  onLeave?: () => void
}

export function LoginForm({ email, onLeave }: LoginFormProps) {
  const { login: messages } = useMessages('identity')
  const { form, showFieldError } = useLoginForm(email)
  const submitState = useFormSubmit(({ login }: LoginFields) => logIn(login.email.trim(), login.password), {
    showFieldError,
  })
  return (
    <Form form={form} fieldOrder={loginFieldOrder} submitLabel={messages.submit} {...submitState}>
      <LoginFieldset onLeave={onLeave} />
    </Form>
  )
}

export function LoginFieldset({ onLeave }: Pick<LoginFormProps, 'onLeave'>) {
  const { login: messages } = useMessages('identity')
  const language = useLanguage()
  return (
    <div className={styles.section}>
      <FormField<LoginFields>
        name="login.email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={messages.email}
      />
      <CurrentPasswordField name="login.password" label={messages.password} />
      {__OFFERED__.passwordRecovery && (
        <div>
          <PageLink
            to={buildPath('password-recovery', language)}
            onClick={onLeave}
            className={`${styles.back} ${text.sm} ${text.link}`}
          >
            {messages.forgotten}
          </PageLink>
        </div>
      )}
    </div>
  )
}

const draftName = 'log-in'

/** @param email the initial value of the email field; by default, the address typed earlier in this visit */
export function useLoginForm(email?: string) {
  const { login: messages } = useMessages('identity')
  const schema = useMemo(() => buildLoginSchema(messages.errors), [messages])
  const [initialFields] = useState(() => ({
    login: { email: email ?? readDraft(draftName).email ?? '', password: '' },
  }))
  const form = useCheckedForm<LoginFields>({
    schema,
    initialFields,
    saveFields: ({ login }) => saveDraft(draftName, { email: login.email }),
  })
  const showFieldError = (error: ClassifiedError): boolean => {
    const message = describeLoginError(error, messages.errors)
    if (message !== null) form.setError('login.password', { message })
    return message !== null
  }
  return { form, showFieldError }
}

/** The values are nested under `login`, so that no control has the same id as a control in another form on the page. */
interface LoginFields {
  login: { email: string; password: string }
}

export const loginFieldOrder = ['login.email', 'login.password']

/** The rules for new passwords do not apply to a login (contract/requests). */
const buildLoginSchema = (errors: Areas['identity']['login']['errors']) =>
  v.object({
    login: v.object({
      email: buildEmailSchema(errors.email),
      password: v.pipe(v.string(), v.minLength(1, errors.password)),
    }),
  })

const refusedLoginKinds: readonly ClassifiedError['kind'][] = ['loginFailed', 'invalid', 'incomplete']

/** Returns null for an error that may occur in any request. A 401 of any type is a refused login. */
export function describeLoginError(
  error: ClassifiedError,
  errors: Areas['identity']['login']['errors'],
): string | null {
  if (refusedLoginKinds.includes(error.kind)) return errors.failed
  if (error.kind === 'tooMany' && error.retryAfter !== null) return errors.tooMany(convertToMinutes(error.retryAfter))
  return null
}
