import { useEffect } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { login } from '../../../state/session/login'
import { LoginFieldset } from '../../../forms/login/LoginFieldset'
import { loginOrder } from '../../../forms/login/loginSchema'
import { useLoginForm } from '../../../forms/login/useLoginForm'
import { useStepDeed } from '../frame/useStepDeed'
import { CheckoutForm } from '../info/CheckoutForm'
import { useOnward } from './useOnward'
import { keepEmail, keptEmail } from './wayDraft'

/** For who has an account; the order goes on right after. */
export function LoginForm() {
  const { login: words } = useWords('identity')
  const language = useLanguage()
  const { busy, fault, run } = useStepDeed()
  const next = useOnward()
  const { form, lands } = useLoginForm(keptEmail())
  const { watch, getValues } = form
  useEffect(() => {
    const subscription = watch(() => keepEmail(getValues('login.email')))
    return () => subscription.unsubscribe()
  }, [watch, getValues])

  return (
    <CheckoutForm
      form={form}
      order={loginOrder}
      submit={words.submit}
      busy={busy}
      fault={fault}
      onSubmit={({ login: typed }) => run(login(typed.email.trim(), typed.password), { next, lands })}
    >
      <LoginFieldset forgotten={pathOf('password-recovery', language)} />
    </CheckoutForm>
  )
}
