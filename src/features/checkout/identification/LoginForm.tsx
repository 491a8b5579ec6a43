import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordField } from '../../../design/PasswordField'
import * as text from '../../../design/text.module.css'
import { PageLink } from '../../../design/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { login } from '../../../state/session/login'
import * as styles from '../../../forms/Form.module.css'
import { useStepDeed } from '../frame/useStepDeed'
import { CheckoutForm } from '../info/CheckoutForm'
import { FormField } from '../../../forms/FormField'
import { loginFault } from '../../../forms/login/loginFault'
import { loginSchema, type LoginFields } from '../../../forms/login/loginSchema'
import { useOnward } from './useOnward'
import { keepEmail, keptEmail } from './wayDraft'

const order = ['email', 'password']

/** For who has an account; the order goes on right after. */
export function LoginForm() {
  const { login: words, password } = useWords('identity')
  const language = useLanguage()
  const { busy, fault, run } = useStepDeed()
  const next = useOnward()
  const schema = useMemo(() => loginSchema(words.errors), [words])
  const form = useForm<LoginFields>({
    resolver: valibotResolver(schema, undefined, { raw: true }),
    defaultValues: { email: keptEmail(), password: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { watch, getValues, setError, register, formState } = form
  useEffect(() => {
    const subscription = watch(() => keepEmail(getValues('email')))
    return () => subscription.unsubscribe()
  }, [watch, getValues])

  return (
    <CheckoutForm
      form={form}
      order={order}
      submit={words.submit}
      busy={busy}
      fault={fault}
      onSubmit={({ email, password: typed }) =>
        run(login(email.trim(), typed), {
          next,
          lands: (found) => {
            const message = loginFault(found, words.errors)
            if (message !== null) setError('password', { message })
            return message !== null
          },
        })
      }
    >
      <div className={styles.section}>
        <FormField<LoginFields>
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={words.email}
        />
        <PasswordField
          id="password"
          autoComplete="current-password"
          enterKeyHint="go"
          label={words.password}
          error={formState.errors.password?.message}
          toggle={password}
          {...register('password')}
        />
      </div>
      <PageLink to={pathOf('password-recovery', language)} className={`${styles.back} ${text.sm} ${text.link}`}>
        {words.forgotten}
      </PageLink>
    </CheckoutForm>
  )
}
